import * as v from "valibot";
import { endpoint } from "#/kernel/endpoint.ts";
import { optionalText } from "#/kernel/schema.ts";

export const SearchQuery = v.object({ q: optionalText(200) });

/** What can be found, in the order in which it is shown. */
export const KINDS = ["tools", "drugs", "providers", "articles", "conditions", "pages"] as const;
export type Kind = (typeof KINDS)[number];

export const Hit = v.object({
  title: v.string(),
  /** What tells it from others of its name: a specialty and a place, a source and a date. */
  detail: v.string(),
  href: v.string(),
});
export type Hit = v.InferOutput<typeof Hit>;

const Group = v.object({
  kind: v.picklist(KINDS),
  hits: v.array(Hit),
  /** Where all of this kind are found; null where these are all. */
  more: v.nullable(v.string()),
});
export type Group = v.InferOutput<typeof Group>;

/** Hits of one kind that are known beforehand. */
export type Known = { readonly kind: Kind; readonly hits: readonly Hit[] };

/** Only groups in which something was found. */
export const SearchAnswer = v.object({ groups: v.array(Group) });
export type SearchAnswer = v.InferOutput<typeof SearchAnswer>;

export const searchEverything = endpoint<typeof SearchQuery, typeof SearchAnswer>(
  "GET",
  "/api/search",
);
