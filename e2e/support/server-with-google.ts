import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { BUILT_SERVER } from "../../scripts/setup/build.ts";
import { ROOT } from "../../scripts/setup/root.ts";

/**
 * The production server with Sign in with Google, whose keys it fetches at the network's edge: instead of Google's
 * it gets those that this process was given.
 */
const KEYS = "https://www.googleapis.com/oauth2/v3/certs";
const keys = process.env["ISSUER_KEYS"] ?? "";
const overNetwork = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  if (address !== KEYS) return overNetwork(input, init);
  return new Response(keys, { headers: { "content-type": "application/json" } });
};

await import(pathToFileURL(join(ROOT, BUILT_SERVER)).href);
