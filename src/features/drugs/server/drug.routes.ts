import { Failure } from "#/kernel/failure.ts";
import { type Policy, type Route, serve } from "#/platform/http/serve.ts";
import {
  Categories,
  DrugAddress,
  DrugDetail,
  DrugId,
  DrugPage,
  DrugQuery,
  DrugSources,
  NoInput,
  SuggestionQuery,
  Suggestions,
} from "../drugs.contract.ts";
import {
  getDrug,
  getDrugById,
  getDrugSources,
  listCategories,
  listDrugs,
  suggestDrugs,
} from "../drugs.endpoints.ts";
import type { DrugDetails } from "./drug-detail.store.ts";
import type { DrugSearch } from "./drug-search.store.ts";
import type { DrugSuggestions } from "./drug-suggestions.store.ts";

const PUBLIC: Policy = { access: "anyone", cache: "public" };

type Stores = {
  readonly search: DrugSearch;
  readonly suggestions: DrugSuggestions;
  readonly details: DrugDetails;
  readonly sources: () => Promise<DrugSources>;
  /** Told of each product that is opened. */
  readonly onOpen: ((drug: DrugDetail) => void) | undefined;
};

export function drugRoutes({ search, suggestions, details, sources, onOpen }: Stores): Route[] {
  return [
    serve(listDrugs, { input: DrugQuery, output: DrugPage }, PUBLIC, search.list),
    serve(listCategories, { input: NoInput, output: Categories }, PUBLIC, async () => ({
      categories: await suggestions.categories(),
    })),
    serve(suggestDrugs, { input: SuggestionQuery, output: Suggestions }, PUBLIC, async ({ q }) => ({
      suggestions: await suggestions.suggest(q ?? ""),
    })),
    serve(getDrugSources, { input: NoInput, output: DrugSources }, PUBLIC, sources),
    serve(
      getDrug,
      { input: DrugAddress, output: DrugDetail },
      PUBLIC,
      async ({ manufacturer, ndc }) => {
        const drug = orNotFound(await details.byAddress(manufacturer, ndc));
        onOpen?.(drug);
        return drug;
      },
    ),
    serve(getDrugById, { input: DrugId, output: DrugDetail }, PUBLIC, async ({ id }) =>
      orNotFound(await details.byId(id)),
    ),
  ];
}

function orNotFound(drug: DrugDetail | undefined): DrugDetail {
  if (drug === undefined) throw new Failure("not-found", "Drug not found");
  return drug;
}
