import { serve, type Route } from "#/platform/http/serve.ts";
import {
  checkInteractionsCall,
  InteractionReport,
  InteractionRequest,
  compareLabelStatements,
  LabelPair,
  LabelStatements,
} from "../interactions.contract.ts";
import { checkInteractions } from "../logic/check.ts";
import type { LabelStatementStore } from "./label-statements.store.ts";
import type { ProductNames } from "./product-names.store.ts";

const LIMIT = { calls: 120, seconds: 60 };

/** The check over HTTP, for programs: the page runs the same engine in the browser and sends no list. */
export function interactionRoutes(products: ProductNames, labels: LabelStatementStore): Route[] {
  return [
    serve(
      checkInteractionsCall,
      { input: InteractionRequest, output: InteractionReport },
      { access: "anyone", cache: "private", limit: LIMIT },
      async (request) => checkInteractions(request, products.ofNdc),
    ),
    serve(
      compareLabelStatements,
      { input: LabelPair, output: LabelStatements },
      { access: "anyone", cache: "public", limit: LIMIT },
      async ({ first, second }) => ({
        statements: await Promise.all([labels.of(first, second), labels.of(second, first)]),
      }),
    ),
  ];
}
