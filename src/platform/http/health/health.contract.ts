import * as v from "valibot";

export const Nothing = v.object({});

const Time = v.nullable(v.string());

/** How old a source is: days as YYYY-MM-DD, times in ISO 8601; null for never, or not known. */
const Source = v.object({
  name: v.string(),
  title: v.string(),
  /** The day that its content is of. */
  contentOn: Time,
  /** When it was last read in full. */
  updatedAt: Time,
  /** When its publisher was last asked, when that or an import failed, and why. */
  lookedAt: Time,
  failedAt: Time,
  failure: Time,
  nextLookAt: Time,
});

/** How old what we serve is: every source that is known, also those that were never read. */
export const Health = v.object({
  status: v.literal("ok"),
  version: v.string(),
  uptimeSeconds: v.number(),
  sources: v.array(Source),
});

export type Health = v.InferOutput<typeof Health>;

export const Liveness = v.object({ live: v.literal(true) });

export const Readiness = v.object({ ready: v.literal(true) });

/** An OpenAPI document, whose shape that standard holds. */
export const Description = v.record(v.string(), v.unknown());
