import { Failure } from "#/kernel/failure.ts";
import type { Role } from "#/kernel/role.ts";
import type { Queries } from "#/platform/database/database.ts";

/** The account behind a token, as far as routes need it. */
export type Person = {
  readonly id: string;
  readonly sessionId: string;
  /** None unless it says so. */
  readonly roles?: readonly Role[];
};

/** Looks up a bearer token; null when it is unknown, ended or expired. */
export type Identify = (token: string) => Promise<Person | null>;

/** Who is calling, from where, and how to mark what the call logs. */
export type Caller = {
  readonly person: Person | null;
  readonly token: string | null;
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** Where a call that creates "at once" does all that it asks of the database; absent where it came without a key. */
  readonly transaction?: Queries | undefined;
  /** Tells the audit log whom or what the call is about. */
  readonly concerns?: (object: string, detail?: Readonly<Record<string, unknown>>) => void;
};

/** The caller of a route that is only for signed-in people: the route's policy has made sure of it. */
export function personOf(caller: Caller): Person {
  if (!caller.person) throw new Failure("unauthenticated", "Please sign in to do this.");
  return caller.person;
}

/**
 * The caller of a route that is only for signed-in people, who may also name themselves in the input.
 * @throws Failure "forbidden" where they name somebody else.
 */
export function personActing(caller: Caller, userId: string | undefined): Person {
  const person = personOf(caller);
  if (userId !== undefined && userId !== person.id) {
    throw new Failure("forbidden", "You can do this in your own name only.");
  }
  return person;
}

export function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([\w.~+/-]{1,512}=*)$/i.exec(header ?? "")?.[1] ?? null;
}
