/** How labels name ingredients and their classes. */
import { classesOf, classOf } from "#/features/substances/logic/classes.ts";
import { substanceOf } from "#/features/substances/logic/vocabulary.ts";

const known = new Map<string, RegExp>();

/** Names of any of these ingredients, and of classes that they are in and `own` is not. */
export function namesPattern(ingredients: readonly string[], own: readonly string[]): RegExp {
  const key = `${ingredients.join(" ")} / ${own.join(" ")}`;
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
  const escaped = [...new Set(words.map((word) => word.toLowerCase().replace(/(?<=[^s])s$/, "")))]
    .filter((word) => word.length >= 4)
    .map((word) =>
      word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/[ -]/g, "[ -]"),
    );
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}-])(?:${escaped.join("|")})(?:e?s)?(?![\p{L}\p{N}])`,
    "iu",
  );
  known.set(key, pattern);
  return pattern;
}
