import { hash } from "node:crypto";
import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";
import type { Context } from "hono";
import type { Bindings } from "./bindings.ts";
import { knows, takes } from "./negotiation.ts";
import { apiHeaders } from "./security-headers.ts";

/** In characters: less than this is not worth compressing. */
const WORTH_COMPRESSING = 1024;
/** Up to this the thread that compresses is asked longer than compressing takes: 330 us for 2,000 characters in place of 50. */
const COMPRESSED_AT_ONCE = 16_384;

type Rules = {
  readonly status: number;
  readonly cacheControl: string;
};

/** JSON in the form that its caller takes: with an ETag where it was read, and nothing at all for whoever has it already. */
export async function answerJson(
  context: Context<Bindings>,
  text: string,
  { status, cacheControl }: Rules,
): Promise<Response> {
  const { req: request } = context;
  const headers = apiHeaders(context.get("requestId"));
  headers["cache-control"] = cacheControl;
  headers["content-type"] = "application/json";
  context.set("sealed", true);
  if (request.method === "GET") {
    const tag = `W/"${hash("sha1", text, "base64url")}"`;
    headers["etag"] = tag;
    if (knows(request.header("if-none-match"), tag)) {
      delete headers["content-type"];
      return new Response(null, { status: 304, headers });
    }
  }
  if (text.length < WORTH_COMPRESSING || !takes(request.header("accept-encoding"), "gzip")) {
    return new Response(text, { status, headers });
  }
  headers["content-encoding"] = "gzip";
  return new Response(await compressed(text), { status, headers });
}

async function compressed(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = text.length <= COMPRESSED_AT_ONCE ? gzipSync(text) : await promisify(gzip)(text);
  return new Uint8Array(bytes);
}
