import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/pill-identifier")({
  beforeLoad: () => {
    throw redirect({ href: "/drugs/pill-identifier", statusCode: 301 });
  },
});
