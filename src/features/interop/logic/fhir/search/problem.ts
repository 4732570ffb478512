import { Failure } from "#/kernel/failure.ts";

/** Codes of FHIR's value set of issue types that we use. */
export type IssueCode =
  | "value"
  | "invalid"
  | "required"
  | "not-supported"
  | "too-costly"
  | "not-found";

/** What is wrong with a search, with the parameter that it is about. */
export function searchProblem(issue: IssueCode, parameter: string, message: string): Failure {
  const said = parameter === "" ? message : `${parameter}: ${message}`;
  const fields = parameter === "" ? [] : [{ field: parameter, message }];
  return new Failure("invalid-input", said, { fields, details: { issue } });
}
