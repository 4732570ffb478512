import * as v from "valibot";
import { endpoint } from "#/kernel/endpoint.ts";

export const Nothing = v.object({});

/** How old what we serve is: `updatedAt` is the last time this source was read, ISO 8601, null for never. */
export const Health = v.object({
  status: v.literal("ok"),
  uptimeSeconds: v.number(),
  sources: v.array(
    v.object({
      name: v.string(),
      updatedAt: v.nullable(v.string()),
      records: v.nullable(v.number()),
    }),
  ),
});

export const Readiness = v.object({ ready: v.literal(true) });

export const getHealth = endpoint<typeof Nothing, typeof Health>("GET", "/api/health");
export const getReadiness = endpoint<typeof Nothing, typeof Readiness>("GET", "/api/ready");
