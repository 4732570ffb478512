import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./search.contract.ts";

export const searchEverything = endpoint<typeof contract.SearchQuery, typeof contract.SearchAnswer>(
  "GET",
  "/api/search",
);
