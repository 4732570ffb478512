/** How labels name ingredients and their classes. */
import { classesOf, classOf } from "#/features/substances/logic/classes.ts";
import { substanceOf } from "#/features/substances/logic/vocabulary.ts";
import { namesAlike } from "./words.ts";

const known = new Map<string, RegExp>();

/**
 * Names of any of these ingredients, of classes that they are in and `own` is not, and of what a record calls them
 * ("neuromuscular blockers"), in whatever words labels use.
 */
export function namesPattern(
  ingredients: readonly string[],
  own: readonly string[],
  called: readonly string[] = [],
): RegExp {
  const key = [ingredients, own, called].map((words) => words.join(" ")).join(" / ");
  const made = known.get(key);
  if (made !== undefined) return made;
  const shared = new Set(own.flatMap((id) => [...classesOf(id)]));
  const words = ingredients.flatMap((id) => {
    const substance = substanceOf(id);
    const classes = [...(substance?.classes ?? [])].filter((one) => !shared.has(one));
    return [
      id.replaceAll("-", " "),
      ...(substance === undefined ? [] : [substance.name, ...substance.synonyms]),
      ...classes.flatMap((one) => [classOf(one)?.name ?? "", ...(classOf(one)?.words ?? [])]),
    ];
  });
  const pattern = patternOf([...words, ...called].flatMap((word) => namesAlike(word)));
  known.set(key, pattern);
  return pattern;
}

function patternOf(words: readonly string[]): RegExp {
  const escaped = [...new Set(words.map((word) => word.toLowerCase().replace(/(?<=[^s])s$/, "")))]
    .filter((word) => word.length >= 4)
    .map((word) =>
      word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/[ -]/g, "[ -]"),
    );
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}-])(?:${escaped.join("|")})(?:e?s)?(?![\p{L}\p{N}])`,
    "iu",
  );
}
