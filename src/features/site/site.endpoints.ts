import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./site.contract.ts";

export const getSite = endpoint<typeof contract.Nothing, typeof contract.Site>("GET", "/api/site");
