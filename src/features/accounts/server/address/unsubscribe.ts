import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { Failure } from "#/kernel/failure.ts";
import type { Bindings } from "#/platform/http/bindings.ts";
import type { Limiter } from "#/platform/http/limits/limits.ts";
import { UNSUBSCRIBE_PATH } from "../account-letters.ts";
import type { AccountParts } from "../account-parts.ts";
import { usedLink } from "../recovery/used-link.ts";

const LIMIT = { calls: 20, seconds: 600, shared: true } as const;

/**
 * A mail program's own button to unsubscribe posts here and needs nothing else; a program without such a button opens
 * it as a page, and one that looks at links before people do changes nothing (RFC 8058).
 * The token stands in the query because a fragment would not be posted; the log keeps no query.
 */
export function unsubscribeDoor(
  { tokens, addresses }: Pick<AccountParts, "tokens" | "addresses">,
  limiter: Limiter,
): Hono<Bindings> {
  const door = new Hono<Bindings>();
  door.get(UNSUBSCRIBE_PATH, (context) =>
    context.redirect(`/stop-notices#${tokenIn(context.req.query("token"))}`),
  );
  door.post(UNSUBSCRIBE_PATH, bodyLimit({ maxSize: 1024 }), async (context) => {
    await limiter("unsubscribe", LIMIT, context.get("ipAddress"));
    const owner = await tokens.redeem(tokenIn(context.req.query("token")), "stop-notices");
    if (owner === null) throw usedLink("The notices may be stopped already.");
    await addresses.stopNotices(owner);
    return context.text("You get no more e-mails about new sign-ins.");
  });
  return door;
}

function tokenIn(text = ""): string {
  if (/^[\w-]{43}$/.test(text)) return text;
  throw new Failure(
    "invalid-input",
    "The link is not complete. Open it from the e-mail once more.",
  );
}
