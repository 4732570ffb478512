import type { Context } from "hono";
import { html } from "hono/html";
import type { Bindings } from "./bindings.ts";
import { NO_CONTENT_POLICY } from "./content-security-policy.ts";
import { failureOf, statusOf } from "./problem.ts";

/** The page for when no page could be rendered: plain HTML that needs nothing else to be read. */
export async function pageOfFailure(error: unknown, context: Context<Bindings>): Promise<Response> {
  const failure = failureOf(error);
  if (failure.code === "internal") context.get("log").error({ err: failure.cause }, "defect");
  context.header("cache-control", "no-store");
  context.header("content-security-policy", NO_CONTENT_POLICY);
  const page = html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Something went wrong</title>
      </head>
      <body>
        <h1>This page could not be shown</h1>
        <p>${failure.message}</p>
        <p><a href="/">Back to Home</a></p>
        <p>For support, give this number: ${context.get("requestId")}</p>
      </body>
    </html>`;
  return context.html(page, statusOf(failure.code));
}
