import type { Failure, FieldProblem, FailureCode } from "#/kernel/failure.ts";

/** What a thread is asked, and what comes back under the same number. */
export type Asked = { readonly id: number; readonly task: string; readonly input: unknown };

/** `ms` is what it took. */
export type Told = { readonly id: number; readonly ms: number } & Outcome;

export type Outcome =
  /** JSON by the contract. */
  | { readonly text: string }
  | { readonly failure: ToldFailure }
  /** What nobody declared, in the words of its stack. */
  | { readonly defect: string };

type ToldFailure = {
  readonly code: FailureCode;
  readonly message: string;
  readonly fields: readonly FieldProblem[];
};

/** A failure without its class, which does not pass from thread to thread. */
export function plainFailure({ code, message, fields }: Failure): ToldFailure {
  return { code, message, fields };
}
