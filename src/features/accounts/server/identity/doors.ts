import type { Hono } from "hono";
import type { Bindings } from "#/platform/http/bindings.ts";
import type { Limiter } from "#/platform/http/limits/limits.ts";
import type { AccountParts } from "../account-parts.ts";

type Parts = Pick<AccountParts, "providers" | "people" | "sessions">;

/** Where providers themselves tell of people who signed out there or have left. */
export function identityDoors(
  { providers, people, sessions }: Parts,
  limiter: Limiter,
): Hono<Bindings>[] {
  const endSessionsOf = async (identity: string) => {
    const person = await people.linked(identity);
    if (person !== null) await sessions.endAll(person);
  };
  const doors = providers.map(({ logoutDoor }) =>
    logoutDoor?.({ limiter, spend: people.spend, endSessionsOf }),
  );
  return doors.filter((door) => door !== undefined);
}
