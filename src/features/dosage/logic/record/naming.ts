import { wordsOf } from "#/kernel/text.ts";

/** Salts and hydrates that orders and labels add to a name without meaning another medicine. */
const SALTS = new Set(
  "hydrochloride dihydrochloride monohydrochloride hcl hydrobromide sodium potassium calcium magnesium sulfate tartrate bitartrate maleate dimaleate malate mesylate dimesylate besylate tosylate edisylate citrate fumarate hemifumarate succinate phosphate acetate bromide nitrate oxalate hyclate monohydrate dihydrate trihydrate hemihydrate anhydrous hydrate disodium diphosphate dimeglumine etexilate axetil proxetil medoxomil cilexetil meglumine tromethamine lactobionate chloride methylsulfate isethionate olamine fosamil benzoate etabonate besilate trifenatate ethanolate".split(
    " ",
  ),
);

/** Names whose salt makes another medicine of them: a depot, another release, another strength. */
const APART = new Set([
  "betamethasone acetate",
  "carvedilol phosphate",
  "diclofenac potassium",
  "hydrocortisone acetate",
  "leuprolide acetate",
  "methylprednisolone acetate",
  "naproxen sodium",
  "norethindrone acetate",
  "prednisolone acetate",
  "zinc chloride",
]);

/** What products say of their form without meaning another medicine. */
const FORMS = new Set("tablet tablets capsule capsules hfa".split(" "));

const EXTENDED = /\b(?:er|xr|xl|sr|la|cr|extended release)\b/g;

export const keyOf = (name: string): string => wordsOf(name).join(" ");

/** The name without salts and forms and in one order of its parts: empty where nothing is left of it. */
export function coreOf(name: string): string {
  const key = keyOf(name).replace(EXTENDED, "extended");
  if (APART.has(key)) return "";
  const left = key
    .split(" ")
    .filter((word) => !SALTS.has(word) && !FORMS.has(word) && word !== "and");
  return left.toSorted().join(" ");
}

/** The name without the four letters that tell biologics of one kind apart ("infliximab-dyyb"). */
export function withoutSuffix(name: string): string {
  return name.trim().replace(/^(.{6,})-[a-z]{4}$/i, "$1");
}
