import type { Sort } from "../../drugs.terms.ts";

/** The drug list's state as its address carries it. */
export type DrugListAddress = {
  readonly search?: string;
  readonly category?: string;
  readonly form?: string;
  readonly page?: string;
};

export const QUICK_FILTERS = ["TABLET", "CAPSULE", "INJECTION", "CREAM"] as const;

const SORTS: readonly Sort[] = ["relevance", "name", "-name", "manufacturer"];

type Said = Readonly<Record<string, unknown>>;

/** Takes from an address what a drug list knows, and nothing else. */
export function drugListAddress(said: Said): DrugListAddress {
  return kept({
    search: text(said["search"]),
    category: text(said["category"]),
    form: QUICK_FILTERS.find((form) => form === said["form"]),
    page: pageText(said["page"]),
  });
}

/** The drug database search's state as its address carries it. */
export type DrugDatabaseAddress = {
  readonly q?: string;
  readonly form?: string;
  readonly manufacturer?: string;
  readonly rx?: "rx" | "otc";
  readonly sort?: Sort;
  readonly view?: "list";
  readonly page?: string;
};

export function drugDatabaseAddress(said: Said): DrugDatabaseAddress {
  return kept({
    q: text(said["q"]),
    form: text(said["form"]),
    manufacturer: text(said["manufacturer"]),
    rx: said["rx"] === "rx" || said["rx"] === "otc" ? said["rx"] : undefined,
    sort: SORTS.find((sort) => sort === said["sort"]),
    view: said["view"] === "list" ? "list" : undefined,
    page: pageText(said["page"]),
  });
}

/** The page that an address names, from 1. */
export function pageOf(address: { readonly page?: string }): number {
  return Number(address.page ?? "1");
}

function text(said: unknown): string | undefined {
  if (typeof said !== "string") return undefined;
  return said.trim().slice(0, 200) || undefined;
}

function pageText(said: unknown): string | undefined {
  return typeof said === "string" && /^[1-9]\d{0,5}$/.test(said) && said !== "1" ? said : undefined;
}

/** Without what is not said, so that two addresses of one state are the same. */
function kept<Fields extends Said>(
  fields: Fields,
): { [K in keyof Fields]?: NonNullable<Fields[K]> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof Fields]?: NonNullable<Fields[K]> };
}
