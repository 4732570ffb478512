import { serve, type Policy, type Route } from "#/platform/http/serve.ts";
import { Reset, ResetRequest, Told } from "../../recovery.contract.ts";
import * as endpoints from "../../recovery.endpoints.ts";
import type { AccountParts } from "../account-parts.ts";
import { usedLink } from "./used-link.ts";

type Parts = Pick<
  AccountParts,
  | "accounts"
  | "tokens"
  | "letters"
  | "waits"
  | "counts"
  | "rules"
  | "passwords"
  | "resetPassword"
  | "background"
  | "claims"
>;

/** So many e-mails one account gets, whoever asks for them. */
const LETTERS = { calls: 3, seconds: 3600 };

const FACTORS_ENDED =
  "The second step of signing in that was set up before this address was confirmed is off.";

const POLICY: Policy = {
  access: "anyone",
  limit: { calls: 10, seconds: 600, shared: true },
  failure: ({ message }) => ({ success: false, message }),
};

export function resetRoutes(parts: Parts): Route[] {
  const { accounts, tokens, letters, waits, counts, rules, passwords, resetPassword, background } =
    parts;
  return [
    serve(
      endpoints.requestReset,
      { input: ResetRequest, output: Told },
      POLICY,
      async ({ email }) => {
        // Whether there is an account is looked up after the answer has gone: it can tell neither by words nor by time.
        background("password reset", async () => {
          const account = await accounts.byEmail(email);
          if (!account || (await counts.take("reset", email, LETTERS)) > 0) return;
          await letters.resetPassword(account.user);
        });
        const message =
          "If there is an account with this address, an e-mail with a link is on its way.";
        return { success: true, message };
      },
    ),
    serve(
      endpoints.resetPassword,
      { input: Reset, output: Told },
      POLICY,
      async ({ token, password }, { ipAddress }) => {
        const again = "Ask for a new one with Forgot password.";
        const owner = await tokens.ownerOf(token, "reset-password");
        const user = owner === null ? null : await accounts.byId(owner);
        if (!user) throw usedLink(again);
        await rules.refuseWeak(password, user, "password");
        const hashed = await passwords.hash(password);
        if ((await tokens.redeem(token, "reset-password")) === null) throw usedLink(again);
        const { factorsEnded } = await resetPassword(user.id, hashed);
        // The address may have come to be confirmed by it.
        await parts.claims.check(user.npiNumber);
        // Whoever reads the address's e-mail owns the account: guessers do not keep them waiting.
        await waits.forgive(user.email, ipAddress);
        background("notice of a new password", () => letters.passwordReset(user, factorsEnded));
        const message = "Your password is changed. Sign in with the new one.";
        return { success: true, message: factorsEnded ? `${message} ${FACTORS_ENDED}` : message };
      },
    ),
  ];
}
