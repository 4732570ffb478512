import type { Config } from "./platform/config/config.ts";
import type { Job } from "./platform/jobs/schedule.ts";
import { guardFor } from "./platform/outgoing/address-guard.ts";
import {
  createPoliteFetch,
  userAgentOf,
  type PoliteFetch,
} from "./platform/outgoing/polite-fetch.ts";
import packageJson from "../package.json" with { type: "json" };

/**
 * How Wardbook asks others: under its name and with its contact.
 * @param named the address that an operator typed, if one did.
 */
export function createOutgoing(config: Config, named = ""): PoliteFetch {
  const { productName, publicUrl, supportEmail } = config;
  const contacts = [publicUrl && `+${publicUrl}/about`, supportEmail].filter(
    (one) => one !== undefined,
  );
  const userAgent = userAgentOf(productName, packageJson.version, contacts);
  return createPoliteFetch({ userAgent, isAllowed: guardFor(named) });
}

/** What a server does by itself, unless NO_SYNC=1. */
export function backgroundJobs(): Job[] {
  return [];
}
