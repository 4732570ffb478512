import { Failure } from "#/kernel/failure.ts";
import { personOf } from "#/platform/http/caller.ts";
import { serve, type Policy, type Route } from "#/platform/http/serve.ts";
import { displayName } from "../../logic/display-name.ts";
import { LinkedAccount, LinkToken, Told } from "../../recovery.contract.ts";
import * as endpoints from "../../recovery.endpoints.ts";
import { Nothing } from "../../session.contract.ts";
import type { AccountParts } from "../account-parts.ts";
import { usedLink } from "../recovery/used-link.ts";

type Parts = Pick<
  AccountParts,
  | "accounts"
  | "addresses"
  | "tokens"
  | "letters"
  | "background"
  | "disownAccount"
  | "claims"
  | "forgetAddress"
>;

const BY_LINK: Policy = { access: "anyone", limit: { calls: 20, seconds: 600, shared: true } };

/** What a link in an e-mail, and nothing else, lets somebody do: confirm the address, say that the account is another's, or stop notices. */
export function addressRoutes(parts: Parts): Route[] {
  const { accounts, addresses, tokens, letters, background } = parts;
  return [
    serve(
      endpoints.confirmAddress,
      { input: LinkToken, output: Told },
      BY_LINK,
      async ({ token }) => {
        const owner = await tokens.redeem(token, "verify-email");
        if (owner === null) throw usedLink(ASK_ANOTHER);
        await addresses.confirm(owner);
        await parts.claims.check((await accounts.byId(owner))?.npiNumber ?? null);
        return { success: true, message: "Your e-mail address is confirmed." };
      },
    ),
    serve(
      endpoints.accountOfLink,
      { input: LinkToken, output: LinkedAccount },
      BY_LINK,
      async ({ token }) => {
        const owner = await tokens.ownerOf(token, "verify-email");
        const user = owner === null ? null : await accounts.byId(owner);
        if (!user) throw usedLink(ASK_ANOTHER);
        return { ...user, name: displayName(user) };
      },
    ),
    serve(
      endpoints.disownAccount,
      { input: LinkToken, output: Told },
      BY_LINK,
      async ({ token }) => {
        const owner = await tokens.ownerOf(token, "verify-email");
        const user = owner === null ? null : await accounts.byId(owner);
        await parts.claims.check(await parts.disownAccount(token));
        if (user) {
          background("what is left of an account", () =>
            parts.forgetAddress(user.email, "unproven"),
          );
        }
        return { success: true, message: "The account is gone, with everything in it." };
      },
    ),
    serve(
      endpoints.sendConfirmation,
      { input: Nothing, output: Told },
      { access: "signed-in", limit: { calls: 5, seconds: 3600, shared: true } },
      async (_, caller) => {
        const user = await accounts.byId(personOf(caller).id);
        if (!user) throw new Failure("unauthenticated", "Please sign in again.");
        if ((await addresses.of(user.id))?.confirmedAt) {
          return { success: true, message: "Your e-mail address is confirmed already." };
        }
        background("confirmation of an address", () => letters.confirmAddress(user));
        return { success: true, message: `An e-mail with a link is on its way to ${user.email}.` };
      },
    ),
    serve(endpoints.stopNotices, { input: LinkToken, output: Told }, BY_LINK, async ({ token }) => {
      const owner = await tokens.redeem(token, "stop-notices");
      if (owner === null) throw usedLink("The notices may be stopped already.");
      await addresses.stopNotices(owner);
      return { success: true, message: "You get no more e-mails about new sign-ins." };
    }),
  ];
}

const ASK_ANOTHER = "Ask for another one on your profile.";
