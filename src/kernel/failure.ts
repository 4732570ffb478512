/** Every way in which a call can fail that is not a defect of ours, by its stable code. */
export const FAILURE_CODES = [
  "invalid-input",
  "malformed-body",
  "unauthenticated",
  "second-factor-required",
  "second-factor-missing",
  "forbidden",
  "outside-country",
  "not-found",
  "method-not-allowed",
  "conflict",
  "gone",
  "precondition-failed",
  "too-large",
  "unsupported-media-type",
  "idempotency-mismatch",
  "too-many-requests",
  "internal",
  "upstream-failed",
  "unavailable",
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

/** What is wrong with one field of an input, in words for the person who filled it in. */
export type FieldProblem = { readonly field: string; readonly message: string };

/** A failure that the caller is told about. `message` is for people: it says what happened and what is allowed. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly code: FailureCode;
  readonly fields: readonly FieldProblem[];
  /** Seconds after which a repeat makes sense, where that is known. */
  readonly retryAfter: number | undefined;
  /** What the caller needs to go on, for routes whose policy tells it. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: FailureCode,
    message: string,
    more: {
      fields?: readonly FieldProblem[];
      retryAfter?: number;
      details?: Readonly<Record<string, unknown>>;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.code = code;
    this.fields = more.fields ?? [];
    this.retryAfter = more.retryAfter;
    this.details = more.details ?? {};
  }
}
