import { Failure } from "#/kernel/failure.ts";
import type { Background } from "#/platform/jobs/background.ts";
import type { AccountStore } from "../account.store.ts";
import type { AddressStore } from "../address/address.store.ts";
import type { TakePicture } from "../profile/take-picture.ts";
import type { AskSecond } from "../second-factor/ask-second.ts";
import type { SignIn } from "../sign-in/sign-in.ts";
import type { StandingStore } from "../standing/standing.store.ts";
import type { IdentityAccountStore } from "./identity-account.store.ts";
import type { Identity, IdentityDoor } from "./provider.ts";

type Parts = {
  readonly accounts: AccountStore;
  readonly addresses: AddressStore;
  readonly people: IdentityAccountStore;
  readonly standing: StandingStore;
  readonly askSecond: AskSecond;
  readonly signIn: SignIn;
  readonly takePicture: TakePicture;
  readonly background: Background;
};

/** The way from an identity to a session, whoever vouches for it. */
export function createIdentityDoor(parts: Parts): IdentityDoor {
  const { accounts, addresses, people, standing, askSecond, signIn, takePicture, background } =
    parts;
  return {
    spend: people.spend,
    async enter({ id: method, name }, identity, caller) {
      const { id, isNew } = await accountOf(people, { method, name }, identity);
      if (identity.emailVerified) await addresses.confirmIf(id, identity.email);
      if (identity.roles) await standing.setRoles(id, identity.roles);
      await askSecond(id);
      const user = await accounts.byId(id);
      if (!user) throw new Failure("unauthenticated", "Authentication failed");
      const { picture } = identity;
      if (isNew && picture !== null) {
        background("picture", async () => void (await takePicture.fromAddress(id, picture)));
      }
      return signIn(user, caller, "Signed in.", { isNew });
    },
  };
}

/**
 * The linked account; else the one of the same e-mail address, or a new one. For those two the address has to be
 * verified by the provider: otherwise anybody could name themselves after somebody else's.
 */
async function accountOf(
  people: IdentityAccountStore,
  { method, name: provider }: { method: string; name: string },
  identity: Identity,
) {
  const linked = await people.linked(identity.googleId);
  if (linked) return { id: linked, isNew: false };
  if (!identity.emailVerified) {
    throw new Failure("forbidden", `${provider} has not verified this email address yet.`);
  }
  const isNew = !(await people.knowsEmail(identity.email));
  const id = isNew
    ? await people.add(identity, method === "oidc" ? "oidc" : "google")
    : await people.link(identity);
  if (id) return { id, isNew };
  throw new Failure("conflict", `This email address belongs to another ${provider} account here.`);
}
