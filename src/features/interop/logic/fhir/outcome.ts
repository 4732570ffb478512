import type { OperationOutcome, OperationOutcomeIssue } from "fhir/r4.js";

export function outcomeOf(issues: readonly OperationOutcomeIssue[]): OperationOutcome {
  return { resourceType: "OperationOutcome", issue: [...issues] };
}

/** What the person who asks should know of an answer that holds. */
export function notesOutcome(notes: readonly string[]): OperationOutcome {
  return outcomeOf(
    notes.map((diagnostics) => ({ severity: "information", code: "informational", diagnostics })),
  );
}
