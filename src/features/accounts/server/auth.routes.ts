import { Failure } from "#/kernel/failure.ts";
import { readNpi } from "#/kernel/npi.ts";
import { personOf, type Caller } from "#/platform/http/caller.ts";
import { serve, type Policy, type Route } from "#/platform/http/serve.ts";
import * as contract from "../accounts.contract.ts";
import { Done, Nothing, Verified, type User } from "../session.contract.ts";
import { logout, verify } from "../session.endpoints.ts";
import type { NpiClaims } from "./npi-claims.store.ts";
import type { AccountStore } from "./account.store.ts";
import { hashPassword, passwordMatches } from "./password.ts";
import type { SessionStore } from "./session.store.ts";

/** Clients of these calls look at `success` and `message`. */
const SUCCESS_FLAG: Policy = {
  access: "anyone",
  failure: ({ message }) => ({ success: false, message }),
};

export function authRoutes(
  accounts: AccountStore,
  sessions: SessionStore,
  claims: NpiClaims,
): Route[] {
  const signIn = async (user: User, { ipAddress, userAgent }: Caller, message: string) => {
    const token = await sessions.begin(user.id, { ipAddress, userAgent });
    return { success: true as const, token, user, message };
  };
  return [
    serve(
      contract.register,
      { input: contract.Registration, output: contract.SignedIn },
      { ...SUCCESS_FLAG, status: 201, limit: { calls: 20, seconds: 3600 } },
      async ({ password, npiNumber, ...registration }, caller) => {
        const npi = validNpi(npiNumber);
        const hashed = await hashPassword(password);
        const user = await accounts.add({ ...registration, npiNumber: npi, password: hashed });
        if (!user) throw new Failure("conflict", "An account with this email already exists.");
        await claims.check(npi);
        const checked = (await accounts.byId(user.id)) ?? user;
        return signIn(checked, caller, "Your professional account has been created.");
      },
    ),
    serve(
      contract.login,
      { input: contract.Login, output: contract.SignedIn },
      { ...SUCCESS_FLAG, limit: { calls: 30, seconds: 300 } },
      async ({ email, password }, caller) => {
        const account = await accounts.byEmail(email);
        if (!(await passwordMatches(account?.password ?? null, password)) || !account) {
          throw new Failure("unauthenticated", "Email or password is incorrect.");
        }
        await accounts.noteLogin(account.user.id);
        return signIn(account.user, caller, "Signed in.");
      },
    ),
    serve(
      verify,
      { input: Nothing, output: Verified },
      { access: "signed-in", failure: () => ({ valid: false }) },
      async (_, caller) => {
        const user = await accounts.byId(personOf(caller).id);
        if (!user) throw new Failure("unauthenticated", "Please sign in again.");
        return { valid: true, user };
      },
    ),
    serve(
      logout,
      { input: Nothing, output: Done },
      { ...SUCCESS_FLAG, access: "signed-in" },
      async (_, caller) => {
        await sessions.end(personOf(caller));
        return { success: true };
      },
    ),
  ];
}

/** An NPI as typed, without what separates its digits. @throws Failure that names the field and the wrong digit. */
export function validNpi(typed: string): string {
  const reading = readNpi(typed);
  if (reading.state === "valid") return reading.npi;
  const message =
    reading.state === "not-ten-digits"
      ? "NPI numbers must be exactly 10 digits long"
      : `This is not a valid NPI: the last digit should be ${reading.shouldEndIn}`;
  throw new Failure("invalid-input", message, { fields: [{ field: "npiNumber", message }] });
}
