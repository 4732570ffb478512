import { slugOf } from "#/kernel/text.ts";
import { CLASS_CATEGORIES } from "./data/class-categories.ts";

export const UNCATEGORIZED = "Uncategorized";

/** Which kind of class says most: the established class, then what it does, then what it is. */
const KINDS = ["[epc]", "[moa]", "[cs]", "[pe]"];

const RULES = CLASS_CATEGORIES.map(
  ([category, words, routes]: readonly [string, readonly string[], string?]) => ({
    category,
    pattern: new RegExp(`(?<![a-z])(?:${words.map(escape).join("|")})`),
    routes: routes?.split(" "),
  }),
);

/** The therapeutic category of a product by its pharmacologic classes; "Uncategorized" where they give none. */
export function categoryOf(classes: readonly string[], routes: readonly string[]): string {
  const folded = classes.map((name) => name.toLowerCase());
  for (const kind of KINDS) {
    for (const name of folded.filter((name) => name.endsWith(kind))) {
      const found = RULES.find(
        (rule) =>
          rule.pattern.test(name) &&
          (rule.routes === undefined || rule.routes.some((route) => routes.includes(route))),
      );
      if (found !== undefined) return found.category;
    }
  }
  return UNCATEGORIZED;
}

function escape(words: string): string {
  return words.replace(/[()/.]/g, String.raw`\$&`);
}

const BY_SLUG = new Map(
  [...CLASS_CATEGORIES.map(([name]) => name), UNCATEGORIZED].map((name) => [slugOf(name), name]),
);

/** A category by its slug or its name as it stands in an address; nothing for what is neither. */
export function categoryNamed(text: string): string | undefined {
  return BY_SLUG.get(slugOf(text));
}
