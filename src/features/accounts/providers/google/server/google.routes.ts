import { Failure } from "#/kernel/failure.ts";
import { serve, type Route } from "#/platform/http/serve.ts";
import { SignedIn } from "../../../accounts.contract.ts";
import type { ShownProvider } from "../../../identity-provider.contract.ts";
import type { IdentityDoor } from "../../../server/identity/provider.ts";
import { tellsSuccess } from "../../../server/sign-in/auth.routes.ts";
import { GoogleCredential } from "../google.contract.ts";
import { signInWithGoogle } from "../google.endpoints.ts";
import type { VerifyCredential } from "./google-identity.ts";

export function googleRoutes(
  door: IdentityDoor,
  provider: ShownProvider,
  verify: VerifyCredential,
): Route[] {
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
        if (!(await door.spend(credential))) {
          throw new Failure("unauthenticated", "Authentication failed");
        }
        return door.enter(provider, identity, caller);
      },
    ),
  ];
}
