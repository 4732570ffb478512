import type { MadeJson } from "#/platform/http/made-json.ts";
import { serve, type Route } from "#/platform/http/serve.ts";
import {
  InteractionReport,
  InteractionRequest,
  LabelPair,
  LabelStatements,
} from "../interactions.contract.ts";
import { checkInteractionsCall, compareLabelStatements } from "../interactions.endpoints.ts";
import type { CheckInput } from "./answer-check.ts";
import type { LabelStatementStore } from "./label-statements.store.ts";
import type { ProductNames } from "./product-names.store.ts";

const LIMIT = { calls: 120, seconds: 60 };

/**
 * The check over HTTP, for programs: the page runs the same engine in the browser and sends no list.
 * @param check works the report out where it holds up no other call.
 */
export function interactionRoutes(
  products: ProductNames,
  labels: LabelStatementStore,
  check: (input: CheckInput) => Promise<MadeJson>,
): Route[] {
  return [
    serve(
      checkInteractionsCall,
      { input: InteractionRequest, output: InteractionReport },
      { access: "anyone", cache: "private", limit: LIMIT, heavy: true },
      async (request) => check({ request, contents: await products.ofEach(request.drugs) }),
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
