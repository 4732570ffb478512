/** What a label's own text says of another drug: the sentences that name it or its class, word for word. */
import { classesOf, classOf } from "#/features/substances/logic/classes.ts";
import { substanceOf } from "#/features/substances/logic/vocabulary.ts";
import type { LabelText } from "../../interactions.contract.ts";

export type LabelQuote = {
  readonly section: string;
  /** The word of the sentence that is meant: the drug's name, or its class. */
  readonly word: string;
  readonly sentence: string;
};

/** LOINC codes of the sections that are read, in the order in which they are quoted. */
const SECTIONS = ["34066-1", "34070-3", "34073-7"];
const MOST_QUOTES = 3;
const LONGEST_SENTENCE = 600;
const SHORTEST_WORD = 4;
const SENTENCE_END = /(?<=[.;!?])\s+(?=[A-Z(•])/;

const longEnough = (word: string): boolean => word.length >= SHORTEST_WORD;

const lowerCased = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => word.toLowerCase()).filter(longEnough)),
];

function namesFor(ingredient: string): string[] {
  const substance = substanceOf(ingredient);
  if (!substance) return [];
  return lowerCased([ingredient.replaceAll("-", " "), substance.name, ...substance.synonyms]);
}

/**
 * Words for the classes that the drug is in and the label's own drug is not: its own class names say nothing of another.
 * The roots of the tree are too wide to mean the drug.
 */
function classWordsFor(ingredient: string, own: string): string[] {
  const shared = classesOf(own);
  const direct = substanceOf(ingredient)?.classes ?? [];
  const classes = [...classesOf(ingredient)].filter(
    (id) => !shared.has(id) && (direct.includes(id) || classOf(id)?.parent !== undefined),
  );
  const words = classes.flatMap((id) => {
    const drugClass = classOf(id);
    return drugClass ? [drugClass.name, ...drugClass.words] : [];
  });
  return lowerCased(words.map((word) => word.replace(/(?<=[^s])s$/i, "")));
}

function patternOf(words: readonly string[]): RegExp {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${escaped.join("|")})s?(?![\p{L}\p{N}])`, "iu");
}

/**
 * Up to three sentences of the boxed warning, the contraindications and the interactions of `own`'s label: those that name
 * the other drug first, then those that name its class.
 */
export function quotesFrom(label: LabelText, own: string, about: string): LabelQuote[] {
  const sentences = SECTIONS.flatMap((code) => sentencesOf(label, code));
  const found = [namesFor(about), classWordsFor(about, own)].flatMap((words) =>
    words.length === 0 ? [] : naming(sentences, patternOf(words)),
  );
  const seen = new Set<string>();
  return found
    .filter(({ sentence }) => !seen.has(sentence) && seen.add(sentence))
    .slice(0, MOST_QUOTES);
}

function naming(sentences: readonly Sentence[], pattern: RegExp): LabelQuote[] {
  return sentences.flatMap(({ section, sentence }) => {
    const word = pattern.exec(sentence)?.[0];
    return word === undefined || sentence.length > LONGEST_SENTENCE
      ? []
      : [{ section, word, sentence }];
  });
}

type Sentence = { readonly section: string; readonly sentence: string };

/** The sentences of a section and of the parts that follow it. */
function sentencesOf({ sections }: LabelText, code: string): Sentence[] {
  const start = sections.findIndex((section) => section.code === code && section.depth === 0);
  if (start < 0) return [];
  const after = sections.slice(start + 1);
  const next = after.findIndex((section) => section.depth === 0);
  const whole = sections.slice(start, next < 0 ? undefined : start + 1 + next);
  const section = sections[start]?.title ?? "";
  return whole
    .flatMap(({ blocks }) => blocks.flatMap(textsOf))
    .flatMap((text) => text.split(SENTENCE_END))
    .map((sentence) => ({ section, sentence: sentence.trim() }));
}

function textsOf(block: LabelText["sections"][number]["blocks"][number]): string[] {
  switch (block.kind) {
    case "paragraph":
      return [block.text];
    case "list":
      return block.items;
    case "table":
      return block.rows.map((row) => row.cells.map((cell) => cell.text).join(" | "));
  }
}
