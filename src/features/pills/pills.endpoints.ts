import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./pills.contract.ts";

export const identifyPills = endpoint<typeof contract.PillQuery, typeof contract.PillMatches>(
  "GET",
  "/api/pills",
);
