/** The labels at hand, found by set id and by ingredients. */
import type { LabelText } from "#/features/evidence/label.ts";
import type { ReadLabel } from "#/features/evidence/logic/read-label.ts";

export type Label = LabelText & {
  /** Ids of the vocabulary, in the order of the alphabet. */
  readonly ingredients: readonly string[];
  readonly labeler: string;
  readonly routes: readonly string[];
  /** Brands, generic names, substances and forms, in lower case. */
  readonly names: string;
  readonly isExtended: boolean;
  readonly read: ReadLabel;
};

export type Shelf = {
  /** The label of this set id: the named version, else the newest. */
  named(setId: string, version: string | undefined): Label | undefined;
  /** Labels of the same ingredients and a common route by other labelers. */
  others(label: Label): readonly Label[];
  /** Labels of just these ingredients, one for each set id. */
  of(ingredients: readonly string[]): readonly Label[];
};

/** The newest, and of several copies of it the one with the most sections. */
const fullest = (among: readonly Label[]) =>
  among.toSorted(
    (a, b) => (b.version ?? 0) - (a.version ?? 0) || b.sections.length - a.sections.length,
  )[0];

export function shelfOf(labels: readonly Label[]): Shelf {
  const bySetId = Map.groupBy(labels, ({ setId }) => setId);
  const byIngredients = Map.groupBy(labels, ({ ingredients }) => ingredients.join("+"));
  const newest = [...bySetId.values()].flatMap((all) => fullest(all) ?? []);
  const newestOf = Map.groupBy(newest, ({ ingredients }) => ingredients.join("+"));
  return {
    of: (ingredients) => newestOf.get(ingredients.toSorted().join("+")) ?? [],
    named(setId, version) {
      const all = bySetId.get(setId) ?? [];
      return fullest(all.filter((label) => String(label.version) === version)) ?? fullest(all);
    },
    others: (label) =>
      label.ingredients.length === 0
        ? []
        : (byIngredients.get(label.ingredients.join("+")) ?? []).filter(
            (other) =>
              other.setId !== label.setId &&
              firm(other.labeler) !== firm(label.labeler) &&
              (other.routes.length === 0 ||
                other.routes.some((route) => label.routes.includes(route))),
          ),
  };
}

const firm = (name: string): string => name.toLowerCase().split(/[^a-z0-9]+/)[0] ?? "";
