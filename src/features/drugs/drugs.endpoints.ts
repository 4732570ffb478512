import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./drugs.contract.ts";

export const listDrugs = endpoint<typeof contract.DrugQuery, typeof contract.DrugPage>(
  "GET",
  "/api/drugs",
);

export const listCategories = endpoint<typeof contract.NoInput, typeof contract.Categories>(
  "GET",
  "/api/drugs/categories",
);

export const suggestDrugs = endpoint<typeof contract.SuggestionQuery, typeof contract.Suggestions>(
  "GET",
  "/api/drugs/suggestions",
);

export const getDrugSources = endpoint<typeof contract.NoInput, typeof contract.DrugSources>(
  "GET",
  "/api/drugs/sources",
);

export const getDrug = endpoint<typeof contract.DrugAddress, typeof contract.DrugDetail>(
  "GET",
  "/api/drugs/{manufacturer}/{ndc}",
);

export const getDrugById = endpoint<typeof contract.DrugId, typeof contract.DrugDetail>(
  "GET",
  "/api/drugs/{id}",
);
