import * as v from "valibot";
import { endpoint } from "#/kernel/endpoint.ts";
import { Scorecard } from "./scorecard.schema.ts";

export const NoInput = v.object({});

export const EvidenceAnswer = v.object({
  scorecard: Scorecard,
  /** When this server last read each of its sources in full, ISO 8601; null for never. */
  sources: v.array(v.object({ name: v.string(), updatedAt: v.nullable(v.string()) })),
  /** Statements that a newer version of their label no longer supports, and labels that could not be judged. */
  reviews: v.object({ statements: v.number(), labels: v.number(), problems: v.number() }),
});
export type EvidenceAnswer = v.InferOutput<typeof EvidenceAnswer>;

/** What the statements of this site rest on, and what is not covered. */
export const getEvidence = endpoint<typeof NoInput, typeof EvidenceAnswer>("GET", "/api/evidence");
