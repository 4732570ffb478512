import { fold } from "#/kernel/text.ts";

/** One word of a search, and what it stands for among the words of a product. */
export type AskedWord = {
  /** As it was typed, folded. */
  readonly word: string;
  /** The exact words that it means; null for a word that means all that begin so. */
  readonly terms: readonly string[] | null;
};

/** Beyond this nobody types, and each word costs a look-up. */
const MAX_WORDS = 12;

/** What is written of forms and routes, and the words that FDA's lists have for it. */
const FORM_WORDS: Readonly<Record<string, string>> = {
  tablet: "tablet tablets tab tabs pill pills",
  capsule: "capsule capsules cap caps pill pills",
  injection: "injection injections injectable inj",
  cream: "cream creams",
  ointment: "ointment ointments oint",
  gel: "gel gels",
  lotion: "lotion lotions",
  foam: "foam foams",
  solution: "solution solutions soln",
  suspension: "suspension suspensions susp",
  syrup: "syrup syrups",
  elixir: "elixir elixirs",
  powder: "powder powders",
  patch: "patch patches",
  aerosol: "inhaler inhalers aerosol",
  inhalant: "inhaler inhalers",
  inhalation: "inhaler inhalers inhalation inhaled",
  spray: "spray sprays",
  drops: "drops",
  suppository: "suppository suppositories supp",
  lozenge: "lozenge lozenges",
  chewable: "chewable chewables",
  disintegrating: "odt disintegrating",
  extended: "er xr xl sr cr la extended",
  delayed: "dr ec delayed",
  oral: "oral orally po",
  intravenous: "iv intravenous",
  intramuscular: "im intramuscular",
  subcutaneous: "sc subq subcutaneous",
  topical: "topical",
  ophthalmic: "ophthalmic eye",
  otic: "otic ear",
  auricular: "otic ear",
  nasal: "nasal",
  rectal: "rectal",
  vaginal: "vaginal",
};

const TERMS_OF = new Map<string, string[]>();
for (const [term, words] of Object.entries(FORM_WORDS)) {
  for (const word of words.split(" ")) {
    const terms = TERMS_OF.get(word) ?? [word];
    if (term !== word) terms.push(term);
    TERMS_OF.set(word, terms);
  }
}

const UNIT = "mg|mcg|ug|gm|g|ml|l|meq|mmol|units?|iu";
const UNIT_AFTER_NUMBER = new RegExp(String.raw`(?<=\d)\s*(?:(?:${UNIT})\b|%)`, "g");
const UNIT_ALONE = /\/\s*(?:ml|l|hr?|hour|day|g|actuation|spray|dose)\b/g;

/**
 * The words of a search. After the first one, which is a name, a number is a strength with or without its unit, and
 * "tabs", "er" or "iv" are what FDA's lists call so.
 */
export function askedWords(search: string): AskedWord[] {
  const text = withoutThousands(fold(search))
    .replace(UNIT_AFTER_NUMBER, " ")
    .replace(UNIT_ALONE, " ");
  const words = text.match(/\d+\.\d+|[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, MAX_WORDS).map((word, at) => {
    if (at === 0) return { word, terms: null };
    if (/^\d/.test(word) && Number.isFinite(Number(word)))
      return { word, terms: [String(Number(word))] };
    return { word, terms: TERMS_OF.get(word) ?? null };
  });
}

/** What a strength is found by: its numbers. The 1 that a tablet's amount is told per says nothing. */
export function strengthTerms(strength: string): string[] {
  const amounts = withoutThousands(strength).replace(/\/\s*1(?![.\d])/g, "");
  return [
    ...new Set((amounts.match(/\d+(?:\.\d+)?/g) ?? []).map((amount) => String(Number(amount)))),
  ];
}

function withoutThousands(text: string): string {
  return text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, "");
}
