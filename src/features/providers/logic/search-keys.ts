import { givenKey, surnameKey, surnameParts } from "#/kernel/person-name.ts";
import { fold } from "#/kernel/text.ts";
import type { ProviderRecord } from "./provider-record.ts";

export type AliasKey = {
  readonly kind: "other" | "part";
  readonly name1: string;
  readonly name2: string;
};

export type SearchKeys = {
  readonly name1: string;
  readonly name2: string;
  readonly state: string;
  readonly city: string;
  readonly zip5: string;
  readonly zip: string;
  readonly aliases: readonly AliasKey[];
};

/** An organization's name as it is compared: upper-case words with one space between, punctuation gone. */
export function organizationKey(text: string): string {
  return (
    fold(text)
      .replace(/['`.]/g, "")
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(" ");
}

const WRITTEN_OUT: Readonly<Record<string, string>> = {
  ST: "SAINT",
  STE: "SAINTE",
  FT: "FORT",
  MT: "MOUNT",
  N: "NORTH",
  S: "SOUTH",
  E: "EAST",
  W: "WEST",
};

/** A city as it is compared: "St. Louis" and "SAINT LOUIS" are one. */
export function cityKey(text: string): string {
  return organizationKey(text)
    .split(" ")
    .map((word, place) => (place === 0 ? (WRITTEN_OUT[word] ?? word) : word))
    .join("");
}

/** What a provider is found by. The place is that of the practice. */
export function searchKeysOf(record: ProviderRecord): SearchKeys {
  const { name, otherName, organization, otherOrganization, practice } = record;
  const zip = (practice?.zip ?? "").replace(/\D/g, "").slice(0, 9);
  const place = {
    state: practice?.state?.toUpperCase() ?? "",
    city: cityKey(practice?.city ?? ""),
    zip5: zip.slice(0, 5),
    zip,
  };
  if (record.entity === 2) {
    const name1 = organizationKey(organization ?? "");
    const other = organizationKey(otherOrganization?.name ?? "");
    const aliases: AliasKey[] = [{ kind: "other", name1: other, name2: "" }];
    return { name1, name2: "", ...place, aliases: distinct(name1, "", aliases) };
  }
  const name1 = surnameKey(name?.last ?? "");
  const name2 = givenKey(name?.first ?? "");
  const otherFirst = givenKey(otherName?.first ?? "") || name2;
  const aliases: AliasKey[] = [
    { kind: "other", name1: surnameKey(otherName?.last ?? ""), name2: otherFirst },
    ...parts(name?.last, name2),
    ...parts(otherName?.last, otherFirst),
  ];
  return { name1, name2, ...place, aliases: distinct(name1, name2, aliases) };
}

function parts(surname: string | undefined, name2: string): AliasKey[] {
  return surnameParts(surname ?? "").map((name1) => ({ kind: "part", name1, name2 }));
}

/** Without the blank ones, those that are the name itself, and repetitions. */
function distinct(name1: string, name2: string, aliases: readonly AliasKey[]): AliasKey[] {
  const seen = new Set([`${name1} ${name2}`]);
  return aliases.filter((alias) => {
    const key = `${alias.name1} ${alias.name2}`;
    if (alias.name1 === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
