import * as v from "valibot";
import { endpoint } from "#/kernel/endpoint.ts";

export const Nothing = v.object({});

/** How old what we serve is: `updatedAt` is when a source was last read in full, ISO 8601; null for never. */
export const Health = v.object({
  status: v.literal("ok"),
  version: v.string(),
  uptimeSeconds: v.number(),
  sources: v.array(v.object({ name: v.string(), updatedAt: v.nullable(v.string()) })),
});

export const Liveness = v.object({ live: v.literal(true) });

export const Readiness = v.object({ ready: v.literal(true) });

/** An OpenAPI document, whose shape that standard holds. */
export const Description = v.record(v.string(), v.unknown());

export const getHealth = endpoint<typeof Nothing, typeof Health>("GET", "/api/health");
export const getLiveness = endpoint<typeof Nothing, typeof Liveness>("GET", "/api/live");
export const getReadiness = endpoint<typeof Nothing, typeof Readiness>("GET", "/api/ready");
export const getDescription = endpoint<typeof Nothing, typeof Description>(
  "GET",
  "/api/openapi.json",
);
