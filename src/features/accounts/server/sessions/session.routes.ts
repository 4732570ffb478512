import { Failure } from "#/kernel/failure.ts";
import { personOf, type Person } from "#/platform/http/caller.ts";
import { serve, type Policy, type Route } from "#/platform/http/serve.ts";
import * as contract from "../../profile.contract.ts";
import * as endpoints from "../../profile.endpoints.ts";
import { Done, Nothing } from "../../session.contract.ts";
import type { AccountParts } from "../account-parts.ts";

type Parts = Pick<AccountParts, "sessions" | "reconfirm">;

const OWN: Policy = { access: "signed-in" };

/**
 * Where a person is signed in, to be seen and ended. Whoever finds a browser that somebody left signed in shall not
 * sign the owner out elsewhere: to end sessions asks for the password, or for a session that began just now.
 */
export function sessionRoutes({ sessions, reconfirm }: Parts): Route[] {
  const end = async (person: Person, { id, which }: { id?: string; which: "others" | "all" }) => {
    if (id !== undefined) await sessions.endOne(person.id, id);
    else if (which === "all") await sessions.endAll(person.id);
    else await sessions.endOthers(person);
  };
  return [
    serve(
      endpoints.listSessions,
      { input: Nothing, output: contract.SessionList },
      OWN,
      async (_, caller) => ({ sessions: await sessions.list(personOf(caller)) }),
    ),
    serve(
      endpoints.endSessions,
      { input: contract.SessionsToEnd, output: Done },
      OWN,
      async (which, caller) => {
        const person = personOf(caller);
        if (!(await sessions.isFresh(person))) {
          const message = "You signed in a while ago. Confirm with your password that it is you.";
          throw new Failure("forbidden", message);
        }
        await end(person, which);
        return { success: true };
      },
    ),
    serve(
      endpoints.endSessionsWithProof,
      { input: contract.SessionsToEndWithProof, output: Done },
      { ...OWN, limit: { calls: 30, seconds: 600, shared: true } },
      async ({ password, ...which }, caller) => {
        await end(await reconfirm(caller, password), which);
        return { success: true };
      },
    ),
  ];
}
