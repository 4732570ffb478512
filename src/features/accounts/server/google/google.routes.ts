import { Failure } from "#/kernel/failure.ts";
import { serve, type Route } from "#/platform/http/serve.ts";
import { SignedIn } from "../../accounts.contract.ts";
import { GoogleCredential } from "../../google.contract.ts";
import { signInWithGoogle } from "../../google.endpoints.ts";
import { tellsSuccess } from "../sign-in/auth.routes.ts";
import type { GoogleAccountStore } from "./google-account.store.ts";
import type { AccountParts } from "../account-parts.ts";
import type { GoogleIdentity } from "./google-identity.ts";

type Parts = Pick<
  AccountParts,
  | "accounts"
  | "addresses"
  | "people"
  | "askSecond"
  | "signIn"
  | "verifyCredential"
  | "takePicture"
  | "background"
>;

/** Only where a client id is configured: without one there is no such call. */
export function googleRoutes(parts: Parts): Route[] {
  const {
    accounts,
    addresses,
    people,
    askSecond,
    signIn,
    verifyCredential: verify,
    takePicture,
    background,
  } = parts;
  if (verify === null) return [];
  return [
    serve(
      signInWithGoogle,
      { input: GoogleCredential, output: SignedIn },
      {
        ...tellsSuccess("Authentication failed"),
        limit: { calls: 30, seconds: 300, shared: true },
      },
      async ({ credential }, caller) => {
        const identity = await verify(credential);
        if (!(await people.spend(credential))) {
          throw new Failure("unauthenticated", "Authentication failed");
        }
        const { id, isNew } = await accountOf(people, identity);
        if (identity.emailVerified) await addresses.confirmIf(id, identity.email);
        await askSecond(id);
        const user = await accounts.byId(id);
        if (!user) throw new Failure("unauthenticated", "Authentication failed");
        const { picture } = identity;
        if (isNew && picture !== null) {
          background("picture", async () => void (await takePicture.fromAddress(id, picture)));
        }
        return signIn(user, caller, "Signed in.", { isNew });
      },
    ),
  ];
}

/**
 * The linked account; else the one of the same e-mail address, or a new one. For those two the address has to be
 * verified by Google: otherwise anybody could name themselves after somebody else's.
 */
async function accountOf(people: GoogleAccountStore, identity: GoogleIdentity) {
  const linked = await people.linked(identity.googleId);
  if (linked) return { id: linked, isNew: false };
  if (!identity.emailVerified) {
    throw new Failure("forbidden", "Google has not verified this email address yet.");
  }
  const isNew = !(await people.knowsEmail(identity.email));
  const id = isNew ? await people.add(identity) : await people.link(identity);
  if (id) return { id, isNew };
  throw new Failure("conflict", "This email address belongs to another Google account here.");
}
