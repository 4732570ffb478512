import { GIVEN_NAME_GROUPS } from "./data/nicknames.ts";
import { fold } from "./text.ts";

export type PersonName = { readonly first: string; readonly last: string };

/** What stands behind a surname without being part of it. */
const SUFFIXES = new Set(
  "JR SR II III IV V ESQ MD DO DDS DMD DPM DC OD PHD PHARMD RN NP PA PAC RPH LCSW DPT".split(" "),
);

/** Small words inside surnames that nobody is looked up by. */
const PARTICLES = new Set(
  "DE DEL DELA LA LAS LE LOS VAN VON DER DEN TEN DI DA DOS DAS DU EL AL BEN BIN IBN MC MAC ST SAN SAINT SANTA ABU Y E".split(
    " ",
  ),
);

const GROUPS_OF = groupsByName();

function groupsByName(): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const line of GIVEN_NAME_GROUPS) {
    const names = line.split(" ");
    const [formal = ""] = names;
    for (const name of names) {
      // A short form stands for its formal names; two short forms of one name stand for each other.
      const known = groups.get(name) ?? [name];
      groups.set(name, [...new Set([...known, formal, ...names])]);
    }
  }
  return groups;
}

/** Upper-case words of a name; an apostrophe or a full stop does not part a word, a hyphen does. */
function words(text: string): string[] {
  return (
    fold(text)
      .replace(/['`.]/g, "")
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function withoutSuffixes(parts: readonly string[]): readonly string[] {
  let end = parts.length;
  while (end > 1 && SUFFIXES.has(parts[end - 1] ?? "")) end -= 1;
  return parts.slice(0, end);
}

/** A surname as it is compared: "O'Neil-Núñez, Jr." and "ONEIL NUNEZ" are both "ONEILNUNEZ". */
export function surnameKey(text: string): string {
  return withoutSuffixes(words(text)).join("");
}

/** The parts of a compound surname that a person may be looked up by: "GARCIA-LOPEZ" is GARCIA and LOPEZ too. */
export function surnameParts(text: string): string[] {
  const parts = withoutSuffixes(words(text));
  if (parts.length < 2) return [];
  return [...new Set(parts.filter((part) => part.length > 2 && !PARTICLES.has(part)))];
}

/** The first given name as it is compared: "Mary-Ann E." is "MARY". */
export function givenKey(text: string): string {
  return words(text)[0] ?? "";
}

/** The given name and those that stand for it: "Bob" is also ROBERT. Itself comes first. */
export function givenNamesMeant(text: string): readonly string[] {
  const key = givenKey(text);
  if (key === "") return [];
  return GROUPS_OF.get(key) ?? [key];
}

/** Whether two names can be one person's: the surname whole or by a part, the given name, its short form or its initial. */
export function namesAgree(one: PersonName, other: PersonName): boolean {
  return surnamesAgree(one.last, other.last) && givensAgree(one.first, other.first);
}

function surnamesAgree(one: string, other: string): boolean {
  const [left, right] = [surnameKey(one), surnameKey(other)];
  if (left === "" || right === "") return false;
  return left === right || surnameParts(one).includes(right) || surnameParts(other).includes(left);
}

function givensAgree(one: string, other: string): boolean {
  const [left, right] = [givenKey(one), givenKey(other)];
  if (left === "" || right === "") return false;
  if (left.length === 1 || right.length === 1) return left[0] === right[0];
  return givenNamesMeant(left).includes(right) || givenNamesMeant(right).includes(left);
}

const KEPT_UPPER =
  /^(?:II|III|IV|VI|VII|VIII|MD|DO|PC|LLC|LLP|PLLC|PA|USA|UCLA|VA|ENT|OB|GYN|PO|NE|NW|SE|SW|US)$/;
const KEPT_LOWER = new Set(["OF", "THE", "AND", "FOR", "AT", "IN", "ON"]);

/**
 * Registries write names in capitals; people do not: "MCDONALD-O'BRIEN III" is "McDonald-O'Brien III". A name that has
 * small letters already is left as it is.
 */
export function displayName(text: string): string {
  const name = text.replace(/\s+/g, " ").trim();
  if (/\p{Ll}/u.test(name)) return name;
  return name.replace(/[\p{L}\p{N}'’]+/gu, (word, at: number) => {
    if (KEPT_UPPER.test(word)) return word;
    if (at > 0 && KEPT_LOWER.has(word)) return word.toLowerCase();
    return inCase(word);
  });
}

function inCase(word: string): string {
  const lower = word.toLowerCase();
  return lower
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase())
    .replace(/^(?:Mc)(\p{Ll})(?=\p{Ll}{2})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/^([OD])(['’])(\p{Ll})/u, (_, first: string, mark: string, letter: string) => {
      return `${first}${mark}${letter.toUpperCase()}`;
    });
}
