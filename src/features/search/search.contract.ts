import * as v from "valibot";
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

/** Something a monograph says, under its heading. */
const Part = v.object({
  title: v.string(),
  points: v.array(v.string()),
  /** How many more points its monograph has. */
  more: v.number(),
});

/** What a drug's page would be opened for, said in the result itself: the monograph in short, in its own words. */
export const DrugAnswer = v.object({
  id: v.string(),
  name: v.string(),
  /** Its name in tall-man letters where it is a look-alike. */
  tallMan: v.nullable(v.string()),
  href: v.string(),
  /** The brand, product or misspelling that it was read from; null where its own name was typed. */
  readFrom: v.nullable(v.string()),
  classes: v.array(v.string()),
  /** "C-IV"; null for one that is not controlled. */
  schedule: v.nullable(v.string()),
  boxedWarning: v.variant("state", [
    v.object({ state: v.literal("has"), points: v.array(v.string()) }),
    v.object({ state: v.literal("none on its labels") }),
    v.object({ state: v.literal("not on record") }),
  ]),
  /** Usual doses of adults, one a purpose; `moreDoses` others are on its page. */
  doses: v.array(
    v.object({
      indication: v.string(),
      whom: v.nullable(v.string()),
      dose: v.string(),
      note: v.nullable(v.string()),
      routes: v.array(v.string()),
    }),
  ),
  moreDoses: v.number(),
  /** What was asked about first, then what is asked most; a part without points is not on record. */
  parts: v.array(Part),
  /** Where to go on with this drug: its dose for a patient, its interactions, its products. */
  links: v.array(v.object({ title: v.string(), href: v.string() })),
});
export type DrugAnswer = v.InferOutput<typeof DrugAnswer>;

/** Drugs that the words name, answered in place, and only groups in which something was found. */
export const SearchAnswer = v.object({ answers: v.array(DrugAnswer), groups: v.array(Group) });
export type SearchAnswer = v.InferOutput<typeof SearchAnswer>;
