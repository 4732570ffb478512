import type { Route } from "#/features/substances/substance.ts";

/**
 * A set of ingredients that act alike for one purpose of the checker. `members` are ingredient ids separated by
 * spaces; `@other` takes in all members of another group.
 */
export type Group = {
  readonly id: string;
  /** As a sentence names it: "ACE inhibitors". */
  readonly name: string;
  readonly members: string;
  /** Two of them together repeat one action and are flagged as duplication, with this severity. */
  readonly duplication?: "major" | "moderate" | "minor";
};

/**
 * Ingredients for which "checked, nothing found" may be said although no rule names them: what was looked at and why
 * little is expected. Ingredients that are in no rule, no table and not here are "not covered".
 */
export type Quiet = {
  readonly why: string;
  readonly basis: "labels";
  readonly members: string;
  /** Expected of the kind of drug; not every label was looked at. */ readonly inferred?: true;
};

/** How these ingredients are used where it is not the route that decides (`knowledge/interactions/routes.yaml`). */
export type LocalUse = { readonly routes: readonly Route[]; readonly members: string };
