import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/interactions")({
  beforeLoad: () => {
    throw redirect({ href: "/drug-interactions", statusCode: 301 });
  },
});
