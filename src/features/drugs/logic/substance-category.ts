import { classesOf } from "#/features/substances/logic/classes.ts";
import { categoryOf, UNCATEGORIZED } from "./category.ts";
import { SUBSTANCE_CATEGORIES } from "./data/substance-categories.ts";
import { listedSubstance } from "./listed-substance.ts";

type Classified = {
  /** Pharmacologic classes as FDA writes them. */
  readonly classes: readonly string[];
  readonly routes: readonly string[];
  /** Active substances as they are listed, never a product's name. */
  readonly substances: readonly string[];
};

/** The category by FDA's classes, and only where they give none by the classes of the listed substances. */
export function productCategory({ classes, routes, substances }: Classified): string {
  const byClass = categoryOf(classes, routes);
  return byClass === UNCATEGORIZED ? categoryOfSubstances(substances) : byClass;
}

/** The one category that all of them have; none where one of them has none or they differ. */
function categoryOfSubstances(substances: readonly string[]): string {
  const [first, ...others] = [...new Set(substances.map(categoryOfSubstance))];
  return others.length === 0 && first !== undefined ? first : UNCATEGORIZED;
}

function categoryOfSubstance(name: string): string {
  const { id } = listedSubstance(name);
  return id === undefined ? UNCATEGORIZED : categoryOfIngredient(id);
}

function categoryOfIngredient(id: string): string {
  const named = [...classesOf(id)].find((one) => one in SUBSTANCE_CATEGORIES);
  return (named !== undefined && SUBSTANCE_CATEGORIES[named]) || UNCATEGORIZED;
}
