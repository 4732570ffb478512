import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/privacy-policy")({
  beforeLoad: () => {
    throw redirect({ href: "/privacy", statusCode: 301 });
  },
});
