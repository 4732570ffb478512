import type { SelectOption } from "#/design/fields/select-options.ts";

type Category = { readonly name: string; readonly slug: string; readonly count: number };

/** The categories to choose from. The one that is chosen is among them also while they could not be loaded. */
export function categoryOptions(categories: readonly Category[] = [], chosen = ""): SelectOption[] {
  const known = categories.map(({ name, slug, count }) => ({
    value: slug,
    label: `${name} (${count})`,
  }));
  if (chosen === "" || categories.some(({ slug }) => slug === chosen)) return known;
  return [...known, { value: chosen, label: chosen.replaceAll("-", " ") }];
}
