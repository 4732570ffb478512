import { fold } from "#/kernel/text.ts";

/** What those who guess know of a person and of this site. */
export type Known = {
  readonly productName: string;
  readonly email: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly npiNumber?: string | null;
};

const THEN =
  "Use three or four words that do not belong together, or let a password manager choose.";

/** Words of the trade, in which people here begin to think. */
const CONTEXT = "doctor nurse physician pharmacist medical medicine hospital npi".split(" ");

/** A telephone number has so many digits at most (ITU-T E.164), a date fewer. */
const LONGEST_NUMBER = 15;

const ROWS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890123456789",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertyuiop[]asdfghjkl;'zxcvbnm,./",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "q1w2e3r4t5y6u7i8o9p0",
];

/** What people put in place of letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/**
 * Says what makes a password one of the first to be tried, and what to do about it; null where nothing does.
 * @param common the passwords that turn up most, in lower case.
 */
export function weakness(
  password: string,
  known: Known,
  common: ReadonlySet<string>,
): string | null {
  const typed = password.normalize("NFKC").toLowerCase();
  const core = withoutEnds(typed);
  const letters = lettersOf(core);
  if ([typed, core, letters, lettersOf(typed)].some((form) => common.has(form))) {
    return `This password is one of the most common ones. ${THEN}`;
  }
  if (new Set(typed.replaceAll(/\s/g, "")).size < 4 || isRepeated(typed) || isRow(typed)) {
    return `This password follows a simple pattern. ${THEN}`;
  }
  const words = wordsOf(known);
  // As typed too: an NPI, and a name that ends in digits, is all or partly gone from the core.
  if ([typed, core, letters].some((form) => isMadeOf(fold(form), words))) {
    return `This password is made of your name, your e-mail address, your NPI or this site's name. ${THEN}`;
  }
  if (isNumber(typed)) {
    return `This password is a number, as dates and telephone numbers are. ${THEN}`;
  }
  return null;
}

/** "Password2024!" is "password" to those who guess. */
function withoutEnds(typed: string): string {
  return typed.replaceAll(/^[\W\d_]+|[\W\d_]+$/g, "");
}

function lettersOf(text: string): string {
  return [...text].map((character) => LOOKALIKES[character] ?? character).join("");
}

function isRepeated(typed: string): boolean {
  return /^(.{1,4})\1+$/s.test(typed);
}

/** Digits, and hardly anything between or around them. */
function isNumber(typed: string): boolean {
  const digits = typed.replaceAll(/\D/g, "").length;
  return !/\p{L}/u.test(typed) && digits <= LONGEST_NUMBER && digits * 2 > typed.length;
}

/** Keys or letters in their order, forwards or backwards, for the most part of it. */
function isRow(typed: string): boolean {
  const backwards = [...typed].toReversed().join("");
  return [typed, backwards].some((text) =>
    ROWS.some((row) => longestIn(text, row) > text.length - 3),
  );
}

function longestIn(text: string, row: string): number {
  for (let length = text.length; length >= 6; length--) {
    for (let start = 0; start + length <= text.length; start++) {
      if (row.includes(text.slice(start, start + length))) return length;
    }
  }
  return 0;
}

/** Without accents; a name that ends in digits also without them, because others are tried in their place. */
function wordsOf({ productName, email, firstName, lastName, npiNumber }: Known): string[] {
  const said = [productName, ...email.split(/[@.+_-]/), firstName, lastName, npiNumber];
  const words = said.map((word) => fold(word ?? "").replaceAll(/[^\p{L}\d]/gu, ""));
  const named = words.map((word) => word.replaceAll(/^\d+|\d+$/g, ""));
  return [...words, ...named, ...CONTEXT].filter((word) => word.length > 2);
}

/** Whether hardly anything is left when the words are taken out. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  let left = text.replaceAll(/[^\p{L}\d]/gu, "");
  const before = left.length;
  for (const word of longestFirst) left = left.replaceAll(word, "");
  return left.length < before && left.replaceAll(/\d/g, "").length < 3;
}
