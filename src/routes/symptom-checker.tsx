import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { SymptomChecker } from "#/features/symptoms/ui/symptom-checker.tsx";

export const Route = createFileRoute("/symptom-checker")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: "/symptom-checker",
      title: "Symptom Checker",
    }),
  component: SymptomChecker,
});
