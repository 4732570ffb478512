import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/calls/call.ts";
import { retries } from "#/platform/client/calls/query-client.ts";
import type { DrugDetail } from "../drugs.contract.ts";
import type { Sort } from "../drugs.terms.ts";
import {
  getDrug,
  getDrugById,
  getDrugSources,
  listCategories,
  listDrugs,
} from "../drugs.endpoints.ts";
import type { Shown } from "../drugs.terms.ts";
import { getMonograph, listIngredients } from "../monographs.endpoints.ts";

const MINUTE = 60_000;

/** What a list asks for; fields that are left out do not filter. */
export type DrugFilter = {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  readonly form?: string | undefined;
  readonly manufacturer?: string | undefined;
  readonly rx?: "rx" | "otc" | undefined;
  readonly sort?: Sort | undefined;
  readonly grouped?: "yes" | undefined;
  readonly group?: string | undefined;
  readonly page: number;
  readonly limit: number;
};

export const drugListQuery = (filter: DrugFilter) =>
  queryOptions({
    queryKey: ["/api/drugs", filter],
    queryFn: ({ signal }) => call(listDrugs, filter, { signal }),
    staleTime: 2 * MINUTE,
    gcTime: 5 * MINUTE,
    placeholderData: keepPreviousData,
  });

export const drugSourcesQuery = queryOptions({
  queryKey: ["/api/drugs/sources"],
  queryFn: ({ signal }) => call(getDrugSources, {}, { signal }),
  staleTime: 5 * MINUTE,
});

export const categoriesQuery = queryOptions({
  queryKey: ["/api/drugs/categories"],
  queryFn: ({ signal }) => call(listCategories, {}, { signal }),
  staleTime: 5 * MINUTE,
  gcTime: 10 * MINUTE,
});

export const drugQuery = (manufacturer: string, ndc: string) =>
  queryOptions({
    queryKey: ["/api/drugs", manufacturer, ndc],
    queryFn: ({ signal }) => {
      if (manufacturer === "" || ndc === "") throw new Error("Missing manufacturer or NDC");
      return call(getDrug, { manufacturer, ndc }, { signal });
    },
    staleTime: 0,
    retry: retries(1),
  });

export const drugByIdQuery = (id: string) =>
  queryOptions({
    queryKey: ["/api/drugs", id],
    queryFn: ({ signal }) => call(getDrugById, { id }, { signal }),
    staleTime: 0,
    retry: retries(1),
  });

export const monographQuery = (ingredient: string) =>
  queryOptions({
    queryKey: ["/api/monographs", ingredient],
    queryFn: ({ signal }) => call(getMonograph, { ingredient }, { signal }),
    staleTime: 60 * MINUTE,
  });

export const ingredientsQuery = (filter: { search: string; show: Shown }) =>
  queryOptions({
    queryKey: ["/api/monographs", filter],
    queryFn: ({ signal }) => call(listIngredients, filter, { signal }),
    staleTime: 5 * MINUTE,
    placeholderData: keepPreviousData,
  });

/** The ids of a product's ingredients that have a monograph, in the product's order. */
export function coveredIngredients({ ingredients }: DrugDetail): string[] {
  return ingredients.flatMap(({ id, hasMonograph }) => (id && hasMonograph ? [id] : []));
}

/** A product with the monographs of its ingredients, so that its page is whole when it comes. */
export async function loadDrug(queryClient: QueryClient, manufacturer: string, ndc: string) {
  const [drug] = await Promise.all([
    queryClient.ensureQueryData(drugQuery(manufacturer, ndc)),
    queryClient.prefetchQuery(drugSourcesQuery),
  ]);
  const ids = coveredIngredients(drug);
  await Promise.all(ids.map((id) => queryClient.prefetchQuery(monographQuery(id))));
  return drug;
}
