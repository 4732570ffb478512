import * as v from "valibot";
import { Failure } from "#/kernel/failure.ts";
import { serve, type Route } from "#/platform/http/serve.ts";
import type { Sealer } from "#/platform/secrets/sealer.ts";
import { SignedIn } from "../../../accounts.contract.ts";
import type { ShownProvider } from "../../../identity-provider.contract.ts";
import type { IdentityDoor } from "../../../server/identity/provider.ts";
import { tellsSuccess } from "../../../server/sign-in/auth.routes.ts";
import { OidcAnswer, OidcBegun, OidcStart } from "../oidc.contract.ts";
import { beginOidc, finishOidc } from "../oidc.endpoints.ts";
import { Begun, type OidcClient } from "./oidc-client.ts";

const OWNER = "a sign-in that was begun";
const LASTS_MS = 15 * 60_000;
const Attempt = v.object({ begun: Begun, until: v.number() });
const LIMIT = { calls: 60, seconds: 300, shared: true } as const;

type Parts = {
  readonly client: OidcClient;
  readonly sealer: Sealer;
  readonly now: () => number;
};

/** What was begun is nowhere kept but in the browser, sealed: any server can finish it, and no other browser. */
export function oidcRoutes(
  door: IdentityDoor,
  provider: ShownProvider,
  { client, sealer, now }: Parts,
): Route[] {
  const policy = { ...tellsSuccess("Authentication failed"), limit: LIMIT };
  return [
    serve(beginOidc, { input: OidcStart, output: OidcBegun }, policy, async () => {
      const { address, begun } = await client.begin();
      const text = JSON.stringify({ begun, until: now() + LASTS_MS });
      const attempt = sealer.seal(Buffer.from(text), OWNER).toString("base64url");
      return { success: true, address, attempt };
    }),
    serve(
      finishOidc,
      { input: OidcAnswer, output: SignedIn },
      policy,
      async ({ attempt, query }, caller) => {
        const begun = opened(attempt);
        if (!(await door.spend(attempt))) throw over();
        return door.enter(provider, await client.finish(begun, query), caller);
      },
    ),
  ];

  function opened(attempt: string): Begun {
    let text: string;
    try {
      text = sealer.open(Buffer.from(attempt, "base64url"), OWNER).toString();
    } catch {
      throw over();
    }
    const { begun, until } = v.parse(Attempt, JSON.parse(text));
    if (until < now()) throw over();
    return begun;
  }
}

function over(): Failure {
  return new Failure("unauthenticated", "This sign-in is over. Please begin again.");
}
