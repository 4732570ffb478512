import type { MiddlewareHandler } from "hono";
import { Failure } from "#/kernel/failure.ts";
import type { Bindings } from "../bindings.ts";

export type CountryRule = {
  /** The request header in which a proxy names the visitor's country, ISO 3166-1 alpha-2. */
  readonly header: string;
  /** Whether a connection comes from a proxy that is believed. */
  readonly isTrusted: (connection: unknown) => boolean;
  readonly allowed: ReadonlySet<string>;
  /** What visitors from elsewhere are told. */
  readonly message: string;
};

/** What proxies write where they do not know: no country's code. */
const UNKNOWN = new Set(["XX", "ZZ", "T1", "A1", "A2", "AP", "EU"]);

/**
 * Lets in whom a trusted proxy places in an allowed country, and everybody of whom no country is known: a header that
 * anybody else sent says nothing.
 */
export function countryGate(rule: CountryRule): MiddlewareHandler<Bindings> {
  return async (context, next) => {
    const country = context.req.header(rule.header)?.trim().toUpperCase() ?? "";
    const known = /^[A-Z]{2}$/.test(country) && !UNKNOWN.has(country);
    if (known && !rule.allowed.has(country) && rule.isTrusted(context.env)) {
      throw new Failure("outside-country", rule.message);
    }
    await next();
    // What a cache on the way keeps for one country is not for another.
    context.res.headers.append("vary", rule.header);
  };
}
