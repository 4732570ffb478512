import type { OperationOutcome, OperationOutcomeIssue } from "fhir/r4.js";
import type { Failure, FailureCode } from "#/kernel/failure.ts";
import { outcomeOf } from "../../logic/fhir/outcome.ts";

type Code = OperationOutcomeIssue["code"];

const CODES: Partial<Record<FailureCode, Code>> = {
  "invalid-input": "invalid",
  "malformed-body": "structure",
  "not-found": "not-found",
  gone: "deleted",
  "method-not-allowed": "not-supported",
  "too-large": "too-long",
  "unsupported-media-type": "not-supported",
  "too-many-requests": "throttled",
  "outside-country": "forbidden",
  "upstream-failed": "transient",
  unavailable: "transient",
};

/** A failure as FHIR tells it. */
export function outcomeOfFailure({ code, message, fields, details }: Failure): OperationOutcome {
  const { issue } = details;
  // Set by `searchProblem` alone, from FHIR's own list.
  const said = typeof issue === "string" ? (issue as Code) : CODES[code];
  return outcomeOf([
    {
      severity: "error",
      code: said ?? "exception",
      diagnostics: message,
      ...(fields.length > 0 && { expression: fields.map(({ field }) => field) }),
    },
  ]);
}
