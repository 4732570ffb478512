import { PAGE_SIZE } from "../../drugs.terms.ts";
import { type DrugDatabaseAddress, type DrugListAddress, pageOf } from "./drug-address.ts";

export function listFilter(address: DrugListAddress) {
  const { search, category, form } = address;
  return {
    search,
    category,
    form,
    grouped: "yes",
    page: pageOf(address),
    limit: PAGE_SIZE,
  } as const;
}

export function databaseFilter(address: DrugDatabaseAddress, category: string | undefined) {
  const { q, form, manufacturer, rx, sort } = address;
  return {
    search: q,
    category,
    form,
    manufacturer,
    rx,
    sort,
    grouped: "yes",
    page: pageOf(address),
    limit: PAGE_SIZE,
  } as const;
}
