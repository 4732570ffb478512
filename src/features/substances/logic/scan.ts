/** Reads a text from left to right into names of drugs, words about them, and what is left. */
import type { Route } from "../substance.ts";
import type { FormWord } from "./label-words.ts";
import {
  FILLER_WORDS,
  FORM_WORDS,
  RELEASE_WORDS,
  ROUTE_WORDS,
  SALT_WORDS,
  STOPPED_WORDS,
} from "./label-words.ts";
import type { Span } from "./strength.ts";
import { LONGEST_NAME, termsWithKey } from "./term-index.ts";
import { classWithKey, keyOf, type Term } from "./terms.ts";
import type { Token } from "./tokens.ts";
import { joinedKey, longestRun } from "./tokens.ts";
import { substanceOf } from "./vocabulary.ts";

export interface Spelling {
  readonly typed: string;
  readonly readAs: string;
  readonly distance: number;
}

/** A name found in the text; several meanings where the name is used for several drugs. */
export interface Mention extends Span {
  readonly meanings: readonly Term[];
}

export interface Scan {
  readonly mentions: readonly Mention[];
  readonly classes: readonly string[];
  readonly salts: readonly string[];
  readonly release: readonly string[];
  readonly forms: readonly FormWord[];
  readonly routes: readonly Route[];
  readonly stopped: boolean;
  readonly numbers: readonly Token[];
  /** Indices of tokens that nothing explains. */
  readonly unread: readonly number[];
}

const LONGEST_DESCRIPTION = 4;
const isDescription = (key: string): boolean =>
  [RELEASE_WORDS, SALT_WORDS, FILLER_WORDS, STOPPED_WORDS].some((words) => words.has(key)) ||
  FORM_WORDS.has(key) ||
  ROUTE_WORDS.has(key);

function saltsOf(terms: readonly Term[]): ReadonlySet<string> {
  const salts = terms.flatMap((term) =>
    term.ingredients.flatMap((id) => substanceOf(id)?.salts ?? []),
  );
  return new Set(salts.map(keyOf));
}

const isName = (key: string): boolean => termsWithKey(key).length > 0;
const isNumber = (key: string): boolean => /^\d+$/.test(key);
const nameRun = (tokens: readonly Token[], at: number): number =>
  longestRun(tokens, at, LONGEST_NAME, isName);

/** In "potassium clavulanate" the first word is the second one's salt, not a drug. */
function isSaltOfNext(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? "";
  const length = nameRun(tokens, at + 1);
  return (
    length > 0 &&
    tokens[at + 1]?.spaced === true &&
    termsWithKey(key).every((term) =>
      term.ingredients.every((id) => substanceOf(id)?.unspecified === true),
    ) &&
    saltsOf(termsWithKey(joinedKey(tokens, at + 1, length))).has(key)
  );
}

/** In "2 inh" and "50 mcg/h TD" the last word is a way in which the drug before it is given, though another drug is called so too. */
function isRouteOfLast(key: string, mentions: readonly Mention[]): boolean {
  const route = ROUTE_WORDS.get(key);
  const ids = mentions.at(-1)?.meanings.flatMap((term) => term.ingredients) ?? [];
  return (
    route !== undefined &&
    ids.some((id) => substanceOf(id)?.routes.some((use) => use.route === route))
  );
}

/** Words that on the box of a brand mean other contents: "Tylenol Sinus" is not Tylenol. */
const OTHER_CONTENTS: ReadonlySet<string> = new Set(["plus", "sinus", "cold", "flu", "cough"]);

const isBrand = (mention: Mention | undefined): boolean =>
  mention?.meanings.some(({ kind }) => kind === "brand" || kind === "combination") === true;

export function scan(tokens: readonly Token[]): Scan {
  const mentions: Mention[] = [];
  const classes: string[] = [];
  const salts: string[] = [];
  const release: string[] = [];
  const forms: FormWord[] = [];
  const routes: Route[] = [];
  const numbers: Token[] = [];
  const unread: number[] = [];
  let stopped = false;
  let ownSalts: ReadonlySet<string> = new Set();
  let afterName = false;

  const describe = (key: string): void => {
    const form = FORM_WORDS.get(key);
    const route = ROUTE_WORDS.get(key);
    if (SALT_WORDS.has(key)) salts.push(key);
    if (RELEASE_WORDS.has(key)) release.push(key);
    if (form !== undefined) forms.push(form);
    if (route !== undefined) routes.push(route);
    if (STOPPED_WORDS.has(key)) stopped = true;
  };

  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    const named = nameRun(tokens, at);
    const described = longestRun(tokens, at, LONGEST_DESCRIPTION, isDescription);
    const classed = longestRun(tokens, at, LONGEST_NAME, (key) => classWithKey(key) !== undefined);
    const salt = token.spaced ? longestRun(tokens, at, 3, (key) => ownSalts.has(key)) : 0;
    if (salt > 0 && salt >= named) {
      salts.push(joinedKey(tokens, at, salt));
      at += salt;
    } else if (named === 1 && isRouteOfLast(token.key, mentions)) {
      describe(token.key);
      at += 1;
    } else if (named === 1 && isSaltOfNext(tokens, at)) {
      salts.push(token.key);
      at += 1;
    } else if (named > 0 && named >= described && named >= classed) {
      const meanings = termsWithKey(joinedKey(tokens, at, named));
      const end = tokens[at + named - 1]?.end ?? token.end;
      mentions.push({ start: token.start, end, meanings });
      ownSalts = saltsOf(meanings);
      afterName = true;
      at += named;
      continue;
    } else if (classed > 0 && classed >= described) {
      classes.push(classWithKey(joinedKey(tokens, at, classed)) ?? "");
      at += classed;
    } else if (afterName && OTHER_CONTENTS.has(token.key) && isBrand(mentions.at(-1))) {
      unread.push(at);
      at += 1;
    } else if (described > 0) {
      describe(joinedKey(tokens, at, described));
      at += described;
    } else if (isNumber(token.key)) {
      numbers.push(token);
      at += 1;
    } else if (afterName && token.hyphened && /^[a-z]{4}$/.test(token.key)) {
      at += 1;
    } else {
      unread.push(at);
      at += 1;
    }
    afterName = false;
  }
  return { mentions, classes, salts, release, forms, routes, stopped, numbers, unread };
}
