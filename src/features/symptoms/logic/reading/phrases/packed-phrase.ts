import { foldInPlace, unitsOf, type Unit } from "../tokens/units.ts";

const counts = ({ kind }: Unit): boolean => kind === "word" || kind === "number";

/** A phrase as the keys of its words; "=" before a run that has to be met exactly (so written, or one word with others that do not count), "&" before one with an "and" of its own. */
export function packedPhrase(text: string): string {
  const units = unitsOf(foldInPlace(text));
  const keys = units.filter(counts).map(({ key }) => key);
  if (text.startsWith("=") || (keys.length === 1 && units.length > 1))
    return `=${units.map(({ key }) => key).join(" ")}`;
  const joined = keys.length > 1 && units.some(({ kind }) => kind === "link");
  return `${joined ? "&" : ""}${keys.join(" ")}`;
}

/** The phrase that a finding's name is, without what stands in parentheses. */
export const phraseOfName = (name: string): string => packedPhrase(name.replace(/\s*\(.*?\)/g, ""));
