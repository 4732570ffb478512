import { resolveName } from "#/features/substances/logic/resolve.ts";
import { suggest } from "#/features/substances/logic/suggest.ts";
import { nameOf } from "#/features/substances/logic/vocabulary.ts";
import { fold, wordsOf } from "#/kernel/text.ts";

/** What of a drug somebody asks for beside its name. */
const ASPECTS = {
  dose: ["dose", "doses", "dosing", "dosage", "max", "maximum", "usual"],
  renal: ["renal", "kidney", "kidneys", "crcl", "egfr", "gfr", "ckd", "dialysis"],
  hepatic: ["hepatic", "liver", "cirrhosis"],
  warning: ["boxed", "black", "box", "warning", "warnings"],
  contraindications: ["contraindication", "contraindications", "contraindicated"],
  interactions: ["interaction", "interactions", "interacts", "ddi"],
  pregnancy: ["pregnancy", "pregnant"],
  lactation: ["lactation", "breastfeeding", "nursing"],
  effects: ["side", "effect", "effects", "adverse", "reactions"],
  monitoring: ["monitoring", "monitor", "levels", "level"],
  whole: ["monograph", "label", "drug", "medication", "medicine", "information", "info"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Aspect = keyof typeof ASPECTS;

/** Words that join a name and what is asked of it. */
const JOINING = new Set(["impairment", "of", "for", "in", "and", "the", "a", "with", "what", "is"]);

const ASPECT_OF = new Map<string, Aspect>(
  (Object.entries(ASPECTS) as [Aspect, readonly string[]][]) // The keys are those of the list above.
    .flatMap(([aspect, words]) => words.map((word) => [word, aspect] as const)),
);

export type AskedDrug = {
  readonly ingredients: readonly string[];
  /** What was typed, without what is asked of it. */
  readonly named: string;
  /** What was typed for it, where that is another name than its own. */
  readonly readFrom: string | null;
  readonly aspects: readonly Aspect[];
};

const aspectOf = (word: string): Aspect | undefined => ASPECT_OF.get(fold(word));

/** "apixaban dosing" is apixaban, asked for its dose. */
function taken(typed: string): { name: string; aspects: Aspect[] } {
  const words = typed.split(/\s+/).filter(Boolean);
  const name = words.filter((word) => aspectOf(word) === undefined && !JOINING.has(fold(word)));
  const aspects = words.flatMap((word) => aspectOf(word) ?? []);
  return { name: name.join(" "), aspects: [...new Set(aspects)] };
}

/** As many letters are no word of something else, and half of the name is there. */
const LEAST_BEGUN = 4;
const LEAST_MISSPELT = 5;
const MOST_ERRORS = 2;

type Read = { readonly ingredients: readonly string[]; readonly name: string };

function begun(name: string): Read | undefined {
  if (name.length < LEAST_BEGUN) return undefined;
  const [first] = suggest(name, 1);
  if (first === undefined || (first.fit !== "exact" && first.fit !== "prefix")) return undefined;
  return name.length * 2 < first.name.length ? undefined : first;
}

function misspelt(name: string): Read | undefined {
  const reading = resolveName(name);
  if (reading.status === "resolved") {
    return { ingredients: reading.ingredients, name: reading.names.join(" ") };
  }
  if (reading.status !== "unknown" || reading.understood.length > 0) return undefined;
  const [first] = reading.suggestions;
  const isNear = first !== undefined && first.distance <= MOST_ERRORS;
  return isNear && name.length >= LEAST_MISSPELT ? first : undefined;
}

function written(name: string, isOtherwiseKnown: (word: string) => boolean): Read | undefined {
  const reading = resolveName(name);
  if (reading.status === "resolved" && reading.spellings.length === 0) {
    return { ingredients: reading.ingredients, name: reading.names.join(" ") };
  }
  return wordsOf(name).every(isOtherwiseKnown) ? undefined : begun(name);
}

/**
 * The drug that a search names, by any of its names; undefined where it names none.
 * @param how "written" guesses nothing but the end of a word; "meant" also reads over typing errors.
 * @param isOtherwiseKnown words that mean something else, and are no beginning of a drug's name.
 */
export function askedDrug(
  typed: string,
  how: "written" | "meant",
  isOtherwiseKnown: (word: string) => boolean = () => false,
): AskedDrug | undefined {
  const { name, aspects } = taken(typed);
  if (name === "") return undefined;
  const read = how === "written" ? written(name, isOtherwiseKnown) : misspelt(name);
  if (read === undefined) return undefined;
  const own = read.ingredients.map((id) => fold(nameOf(id)));
  const isOwn = own.length === 1 && (own[0] ?? "").startsWith(fold(name));
  return { ingredients: read.ingredients, named: name, readFrom: isOwn ? null : name, aspects };
}
