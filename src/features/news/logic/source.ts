import type { Specialty } from "#/kernel/specialty.ts";

/** What a publisher's terms allow us to show. Only the public domain is shown in full, with its pictures. */
export type Terms = "public-domain" | "cc-by-nd" | "summary";

/** A feed of the catalogue. */
export type NewsSource = {
  readonly id: string;
  readonly name: string;
  readonly kind: "agency" | "journal" | "news";
  readonly terms: Terms;
  /** What all it publishes is about; empty for general sources, whose articles are sorted by their words. */
  readonly specialties: readonly Specialty[];
  readonly feed: string;
  /** A feed that is switched off is not fetched; its articles stay. */
  readonly off?: true;
};

export function showsFullText({ terms }: NewsSource): boolean {
  return terms === "public-domain";
}
