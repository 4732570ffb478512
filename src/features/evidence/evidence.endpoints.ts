import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./evidence.contract.ts";

/** What the statements of this site rest on, and what is not covered. */
export const getEvidence = endpoint<typeof contract.NoInput, typeof contract.EvidenceAnswer>(
  "GET",
  "/api/evidence",
);
