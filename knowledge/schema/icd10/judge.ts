/** Whether a condition's ICD-10-CM code may be billed and is called what the condition is called. */
import { wordsOf } from "#/kernel/text.ts";
import { type Tables, undotted } from "./tables.ts";

/** What of a condition's record is held against the tables. */
export type Coded = {
  readonly id: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly icd10: string;
};

/**
 * invalid: no code that may be billed; named: the name, or a term under the code, has every word of the condition's name;
 * other name: every word of another name of it; newer: the code is younger than the table of names; apart: the words differ.
 */
export const AGREEMENTS = ["invalid", "named", "other name", "newer", "apart"] as const;
export type Agreement = (typeof AGREEMENTS)[number];

export type Judged = {
  readonly condition: Coded;
  readonly agreement: Agreement;
  readonly official: string | undefined;
  /** Codes whose name or term has just the words of the condition's name, where its own is none of them. */
  readonly better: readonly string[];
};

const SAYS_LITTLE = new Set(
  "of the and or with without in to a an by from for due on at as disease syndrome disorder acute chronic unspecified other not elsewhere classified initial encounter site nos s".split(
    " ",
  ),
);
const LETTERS = 7;
/** Endings in which names of the same thing differ: "sialadenitis" and "sialoadenitis" do more than that, and are read. */
const ENDING = /(?:itis|osis|emia|ial|ia|al|ic|ous|es|s)$/;

const stem = (word: string): string =>
  word.replace(/ies$/, "y").replace(/[ao]e/g, "e").replace(ENDING, "").slice(0, LETTERS);

const telling = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !SAYS_LITTLE.has(word))
    .map(stem)
    .filter((word) => word !== "");

/** The same words in whatever order, without what is in brackets. */
const sameWords = (text: string): string =>
  [...new Set(telling(text.replace(/\(.*?\)|\[.*?\]/g, " ")))].toSorted().join(" ");

/** A code and the categories above it, the code first. */
const upwards = (code: string): string[] =>
  Array.from({ length: code.length - 2 }, (_, cut) => code.slice(0, code.length - cut));

/** What the tables call a code: its name, the terms under it, and those of the category right above it. */
function calledBy({ names, terms }: Tables, code: string): string[] {
  const said = upwards(code).filter((one) => names.has(one) || terms.has(one));
  return said.slice(0, 2).flatMap((one) => [names.get(one) ?? "", ...(terms.get(one) ?? [])]);
}

function agreementOf({ name, otherNames, icd10 }: Coded, tables: Tables): Agreement {
  const code = undotted(icd10);
  if (!tables.valid.has(code)) return "invalid";
  const words = new Set(calledBy(tables, code).flatMap(telling));
  const isSaid = (one: string): boolean => {
    const wanted = telling(one);
    return wanted.length > 0 && wanted.every((word) => words.has(word));
  };
  if (!tables.names.has(code)) return "newer";
  if (isSaid(name)) return "named";
  return otherNames.some(isSaid) ? "other name" : "apart";
}

/** Every code by the words of its name and of each term under it. */
function byWords({ names, terms }: Tables): Map<string, string[]> {
  const codes = new Map<string, string[]>();
  const said = [
    ...[...terms].flatMap(([code, all]) => all.map((term) => [code, term] as const)),
    ...names,
  ];
  for (const [code, text] of said) {
    const words = sameWords(text);
    if (words !== "") codes.set(words, [...(codes.get(words) ?? []), code]);
  }
  return codes;
}

export function judgeCodes(conditions: readonly Coded[], tables: Tables): Judged[] {
  const codes = byWords(tables);
  return conditions.map((condition) => {
    const code = undotted(condition.icd10);
    const exact = [...new Set(codes.get(sameWords(condition.name)))];
    const isAmong = exact.some((one) => one.startsWith(code) || code.startsWith(one));
    return {
      condition,
      agreement: agreementOf(condition, tables),
      official: tables.names.get(code),
      better: isAmong ? [] : exact,
    };
  });
}
