import { Failure } from "#/kernel/failure.ts";
import { readNpi } from "#/kernel/npi.ts";
import { personOf } from "#/platform/http/caller.ts";
import type { Limit } from "#/platform/http/limits/limits.ts";
import { serve, type Policy, type Route } from "#/platform/http/serve.ts";
import * as contract from "../../accounts.contract.ts";
import { register, login } from "../../accounts.endpoints.ts";
import { Done, Nothing, Verified, type User } from "../../session.contract.ts";
import { logout, verify } from "../../session.endpoints.ts";
import type { AccountParts } from "../account-parts.ts";

/** What a hospital behind one address may send in an hour with mistakes in it, */
const FORMS: Limit = { calls: 200, seconds: 3600, shared: true };
/** and how many of those may be without: accounts made, and addresses found to have one. */
const ACCOUNTS: Limit = { calls: 20, seconds: 3600, shared: true };

/** Clients of these calls look at `success` and `message`: a defect has no words but these. */
export function tellsSuccess(ofDefect?: string): Policy {
  return {
    access: "anyone",
    failure: ({ code, message, details }) => ({
      success: false,
      message: code === "internal" ? (ofDefect ?? message) : message,
      ...details,
    }),
  };
}

type Parts = Pick<
  AccountParts,
  | "accounts"
  | "sessions"
  | "waits"
  | "rules"
  | "limiter"
  | "letters"
  | "background"
  | "askSecond"
  | "signIn"
  | "passwords"
  | "tickets"
>;

type KnownAccount = { readonly user: User; readonly password: string | null };

export function authRoutes(parts: Parts): Route[] {
  const {
    accounts,
    sessions,
    waits,
    rules,
    limiter,
    letters,
    background,
    askSecond,
    signIn,
    passwords,
    tickets,
  } = parts;
  return [
    serve(
      register,
      { input: contract.Registration, output: contract.SignedIn },
      {
        ...tellsSuccess("Registration failed"),
        status: 201,
        creates: true,
        limit: FORMS,
      },
      async ({ password, profession, npiNumber, specialty, ...registration }, caller) => {
        const npi = npiNumber === undefined ? null : validNpi(npiNumber);
        await rules.refuseWeak(password, { ...registration, npiNumber: npi }, "password");
        await limiter("account", ACCOUNTS, caller.ipAddress);
        const hashed = await passwords.hash(password);
        const user = await accounts.add({
          ...registration,
          profession: profession || null,
          npiNumber: npi,
          specialty: specialty || null,
          password: hashed,
        });
        if (!user) throw new Failure("conflict", "An account with this email already exists.");
        background("confirmation of an address", () => letters.confirmAddress(user));
        await askSecond(user.id);
        const message = "Your professional account has been created.";
        return signIn(user, caller, message, { isNew: true });
      },
    ),
    serve(
      login,
      { input: contract.Login, output: contract.SignedIn },
      tellsSuccess("Login failed"),
      async ({ email, password }, caller) => {
        const attempt = await waits.attempt(email, caller.ipAddress);
        const account = await accounts.byEmail(email);
        if (account) caller.concerns?.(account.user.id);
        if (!(await passwords.matches(account?.password ?? null, password)) || !account) {
          throw new Failure("unauthenticated", "Email or password is incorrect.");
        }
        await attempt.succeeded();
        try {
          await askSecond(account.user.id);
          return await signIn(account.user, caller, "Signed in.");
        } finally {
          await endIfChanged(account);
        }
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
      { ...tellsSuccess(), access: "signed-in" },
      async (_, caller) => {
        await sessions.end(personOf(caller));
        return { success: true };
      },
    ),
  ];

  /** A password that was changed while it was being looked at opens nothing: what it has begun ends. */
  async function endIfChanged({ user, password }: KnownAccount): Promise<void> {
    if ((await accounts.passwordOf(user.id)) === password) return;
    await sessions.endAll(user.id);
    await tickets.endAll(user.id);
    throw new Failure("unauthenticated", "Email or password is incorrect.");
  }
}

/** An NPI as typed, without what separates its digits. @throws Failure that names the field and the wrong digit. */
export function validNpi(typed: string, field = "npiNumber"): string {
  const reading = readNpi(typed);
  if (reading.state === "valid") return reading.npi;
  const message =
    reading.state === "not-ten-digits"
      ? "NPI numbers must be exactly 10 digits long"
      : `This is not a valid NPI: the last digit should be ${reading.shouldEndIn}`;
  throw new Failure("invalid-input", message, { fields: [{ field, message }] });
}
