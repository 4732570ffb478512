import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { SymptomChecker } from "#/features/symptoms/ui/symptom-checker.tsx";

export const Route = createFileRoute("/symptom-checker")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: "/symptom-checker",
      title: "Symptom Checker",
      description:
        "Findings to possible conditions, with what speaks for and against each and what must not be missed. For US healthcare professionals.",
    }),
  component: SymptomChecker,
});
