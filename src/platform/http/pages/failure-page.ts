import type { Context } from "hono";
import type { Bindings } from "../bindings.ts";
import { policyFor } from "./content-security-policy.ts";
import { PLAIN_STYLE, plainPage } from "./plain-page.ts";
import { failureOf, statusOf } from "../problem.ts";

/** The page for when no page could be rendered. */
export async function pageOfFailure(error: unknown, context: Context<Bindings>): Promise<Response> {
  const failure = failureOf(error, context);
  context.header("cache-control", "no-store");
  if (failure.retryAfter !== undefined) context.header("retry-after", String(failure.retryAfter));
  const support = `For support, give this number: ${context.get("requestId")}`;
  const elsewhere = failure.code === "outside-country";
  const page = String(
    await plainPage({
      title: elsewhere ? "Not available in your country" : "This page could not be shown",
      paragraphs: elsewhere ? [failure.message] : [failure.message, support],
      ...(!elsewhere && { link: { href: "/", words: "Back to Home" } }),
    }),
  );
  context.header("content-security-policy", policyFor({ scripts: [], styles: [PLAIN_STYLE] }));
  return context.html(page, statusOf(failure.code));
}
