import { Failure } from "#/kernel/failure.ts";

/** What PostgreSQL says of a row that would refer to one that is gone: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const FOREIGN_KEY_VIOLATION = "23503";

/** Whether a write failed because what it refers to was deleted meanwhile, such as the writer's account. */
export function isMissingReference(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && error.code === FOREIGN_KEY_VIOLATION) return true;
  return isMissingReference(error.cause);
}

/** @throws Failure "gone" where what is written refers to what was deleted meanwhile. */
export async function unlessGone<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (cause) {
    if (!isMissingReference(cause)) throw cause;
    throw new Failure("gone", "This, or your account, was deleted meanwhile.", { cause });
  }
}
