import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./interactions.contract.ts";

export const checkInteractionsCall = endpoint<
  typeof contract.InteractionRequest,
  typeof contract.InteractionReport
>("POST", "/api/interactions/check");

export const compareLabelStatements = endpoint<
  typeof contract.LabelPair,
  typeof contract.LabelStatements
>("GET", "/api/interactions/labels");

/** Products by name or NDC, for what the page's own vocabulary does not know. */
export { listDrugs as findProducts } from "#/features/drugs/drugs.endpoints.ts";
