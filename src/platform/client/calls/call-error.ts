import type { Answer } from "./transport.ts";

type Problem = { code?: string; detail?: string; message?: string; fields?: FieldProblem[] };

type FieldProblem = { field: string; message: string };

/** A call that was answered without success. Its message is "status: body", or the status text for an empty body. */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly status: number;
  /** The answer's body, where it was an object: problem details and what a call adds to them. */
  readonly problem: Problem & Readonly<Record<string, unknown>>;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.problem = problemIn(body);
  }

  static async from(response: Answer): Promise<CallError> {
    return new CallError(response.status, response.statusText, await response.text());
  }
}

function problemIn(body: string): CallError["problem"] {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** Whether what was asked for is not there: unknown (404), or an address that nothing can have (400). */
export function isMissing(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400);
}

/** Whether a call failed for a reason of the server's, and may be answered another time. */
export function isOutage(error: unknown): boolean {
  if (error instanceof CallError) return error.status >= 500;
  return error instanceof Error;
}

/** Whether the session was over, unnoticed, when a call was made: who signs in again can make it again. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.status === 401;
}

/** The words of a failure that are meant for people, or the fallback where there are none. */
export function wordsFor(error: unknown, fallback: string): string {
  if (!(error instanceof CallError)) return fallback;
  return error.problem.detail ?? error.problem.message ?? fallback;
}

/** What the server found wrong with single fields, by field name. */
export function fieldProblems(error: unknown): Record<string, string> {
  const fields = error instanceof CallError ? (error.problem.fields ?? []) : [];
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}
