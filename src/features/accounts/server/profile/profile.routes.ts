import { Failure } from "#/kernel/failure.ts";
import { personOf, type Person } from "#/platform/http/caller.ts";
import { serve, type Policy, type Route } from "#/platform/http/serve.ts";
import * as contract from "../../profile.contract.ts";
import * as endpoints from "../../profile.endpoints.ts";
import { Done, Nothing } from "../../session.contract.ts";
import type { AccountParts } from "../account-parts.ts";
import { validNpi } from "../sign-in/auth.routes.ts";
import { guessedIn } from "../recovery/reconfirm.ts";

type Parts = Pick<
  AccountParts,
  | "accounts"
  | "sessions"
  | "claims"
  | "personal"
  | "waits"
  | "rules"
  | "passwords"
  | "letters"
  | "background"
  | "factors"
  | "pictures"
  | "takePicture"
  | "tickets"
  | "addresses"
  | "reconfirm"
  | "forgetAddress"
>;

const OWN: Policy = { access: "signed-in" };

export function profileRoutes(parts: Parts): Route[] {
  const { accounts, sessions, claims, personal, waits, rules, passwords, letters, background } =
    parts;
  /** The registry may have changed since: a profile that is looked at is checked anew. */
  const checkedProfile = async (id: string): Promise<contract.Profile> => {
    await claims.check((await accounts.byId(id))?.npiNumber ?? null);
    const profile = await accounts.profile(id);
    if (!profile) throw new Failure("unauthenticated", "Please sign in again.");
    return profile;
  };
  const remove = async ({ id }: Person): Promise<{ success: true }> => {
    const user = await accounts.byId(id);
    const wasConfirmed = (await parts.addresses.of(id))?.confirmedAt;
    await accounts.remove(id);
    await claims.check(user?.npiNumber ?? null);
    if (user) {
      background("what is left of an account", async () => {
        await parts.forgetAddress(user.email, wasConfirmed ? "own" : "unproven");
        await letters.accountDeleted(user);
      });
    }
    return { success: true };
  };
  /** Another address means another picture, fetched now; one that gives none leaves none. */
  const changePicture = async (id: string, before: string | null, address: string) => {
    if (address === (before ?? "")) return;
    const taken = address !== "" && (await parts.takePicture.fromAddress(id, address));
    if (!taken) await parts.pictures.remove(id);
  };
  return [
    serve(
      endpoints.getProfile,
      { input: Nothing, output: contract.Profile },
      OWN,
      async (_, caller) => checkedProfile(personOf(caller).id),
    ),
    serve(
      endpoints.changeProfile,
      { input: contract.ProfileChange, output: contract.Profile },
      { ...OWN, limit: { calls: 60, seconds: 600 } },
      async ({ profession, npiNumber, specialty, profileImageUrl, ...names }, caller) => {
        const { id } = personOf(caller);
        const before = await accounts.byId(id);
        const npi = npiNumber && npiNumber !== before?.npiNumber ? validNpi(npiNumber) : npiNumber;
        await accounts.change(id, {
          ...names,
          ...(npi !== undefined && { npiNumber: npi || null }),
          ...(npi === "" && { isVerified: false }),
          ...(profession !== undefined && { profession: profession || null }),
          ...(specialty !== undefined && { specialty: specialty || null }),
          ...(profileImageUrl !== undefined && { profileImageUrl: profileImageUrl || null }),
        });
        if (profileImageUrl !== undefined) {
          await changePicture(id, before?.profileImageUrl ?? null, profileImageUrl);
        }
        await claims.check(before?.npiNumber ?? null);
        return checkedProfile(id);
      },
    ),
    serve(
      endpoints.deleteAccount,
      { input: contract.AccountDeletion, output: Done },
      OWN,
      async (_, caller) => {
        // A token alone ends no account; without a password the session has to be of just now.
        if ((await accounts.passwordOf(personOf(caller).id)) !== null) {
          throw new Failure("forbidden", "Confirm with your password that it is you.");
        }
        return remove(await parts.reconfirm(caller, ""));
      },
    ),
    serve(
      endpoints.deleteAccountWithProof,
      { input: contract.AccountDeletionWithProof, output: Done },
      { ...OWN, limit: { calls: 30, seconds: 600, shared: true } },
      async ({ password }, caller) => remove(await parts.reconfirm(caller, password)),
    ),
    serve(
      endpoints.exportProfile,
      { input: Nothing, output: contract.PersonalData },
      { ...OWN, audited: true, limit: { calls: 20, seconds: 600 } },
      async (_, caller) => {
        const { user, email, npi } = await checkedProfile(personOf(caller).id);
        const { passkeys, ...secondStep } = await parts.factors.of(user.id);
        return {
          exportedAt: new Date().toISOString(),
          account: user,
          email,
          npi,
          signIn: await personal.signInOf(user.id),
          picture: await personal.pictureOf(user.id),
          secondStep,
          passkeys,
          sessions: await sessions.list(personOf(caller)),
          ...(await personal.of(user.id)),
          keptElsewhere: contract.KEPT_ELSEWHERE,
        };
      },
    ),
    serve(
      endpoints.changePassword,
      { input: contract.PasswordChange, output: Done },
      OWN,
      async ({ currentPassword, newPassword }, caller) => {
        const person = personOf(caller);
        const user = await accounts.byId(person.id);
        if (!user) throw new Failure("unauthenticated", "Please sign in again.");
        const attempt = await waits.attempt(guessedIn(person), caller.ipAddress);
        const stored = await accounts.passwordOf(person.id);
        const matches = await passwords.matches(stored, currentPassword);
        if (stored === null || !matches) throw wrongCurrentPassword();
        await attempt.succeeded();
        await rules.refuseWeak(newPassword, user, "newPassword");
        const hashed = await passwords.hash(newPassword);
        // Whoever has reset it meanwhile keeps the account.
        if (!(await accounts.changePassword(person.id, stored, hashed))) {
          throw wrongCurrentPassword();
        }
        await sessions.endOthers(person);
        await parts.tickets.endAll(person.id);
        background("notice of a new password", () => letters.passwordChanged(user));
        return { success: true };
      },
    ),
  ];
}

function wrongCurrentPassword(): Failure {
  const message = "Current password is not correct";
  return new Failure("invalid-input", message, {
    fields: [{ field: "currentPassword", message }],
  });
}
