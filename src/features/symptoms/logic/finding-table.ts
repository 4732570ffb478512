import { FINDING_TABLE } from "../data/compiled/findings.ts";
import type { Finding } from "../symptoms.schema.ts";
import { SYSTEMS, type System } from "../symptoms.terms.ts";
import { named, unlines, valueOf } from "./packing.ts";
import { phraseOfName } from "./reading/packed-phrase.ts";

/** A finding as the engine and the page use it; its phrases are in the form in which they are compared. */
export type ListedFinding = Pick<
  Finding,
  "id" | "name" | "base" | "opposite" | "group" | "kind" | "sex" | "ages"
> & {
  readonly system: System;
  readonly parents: readonly string[];
  /** Keys joined with spaces; "=" before a run that has to be met exactly, "&" before one with an "and" of its own. */
  readonly phrases: readonly string[];
  readonly modifiers: readonly string[];
};

const list = (text: string | undefined, separator: string): string[] =>
  text === undefined || text === "" ? [] : text.split(separator);

function unpack(): ListedFinding[] {
  const modifiers = unlines(FINDING_TABLE.modifiers);
  const [parents, opposites, groups] = [
    FINDING_TABLE.parents,
    FINDING_TABLE.opposites,
    FINDING_TABLE.groups,
  ].map(unlines);
  const [ages, kinds] = [FINDING_TABLE.ages, FINDING_TABLE.kinds].map(unlines);
  return unlines(FINDING_TABLE.rows).map((row, index) => {
    const [given, name = "", phrases] = row.split("\t");
    const [from, to] = list(ages?.[index], "-").map(Number);
    const sex = FINDING_TABLE.sexes[index];
    return {
      ...named(given, name),
      phrases: [phraseOfName(name), ...list(phrases, ";")],
      modifiers: list(modifiers[index], ";"),
      parents: list(parents?.[index], " "),
      // The table is written from records that the schema has checked: these fields hold its values and no others.
      base: Number(FINDING_TABLE.bases[index]) as Finding["base"],
      system: SYSTEMS[valueOf(FINDING_TABLE.systems[index])] ?? "general",
      ...(opposites?.[index] && { opposite: opposites[index] }),
      ...(groups?.[index] && { group: groups[index] }),
      ...(kinds?.[index] && { kind: kinds[index] as Finding["kind"] }),
      ...(sex === "m" && { sex: "male" as const }),
      ...(sex === "f" && { sex: "female" as const }),
      ...(from !== undefined && to !== undefined && { ages: [from, to] as [number, number] }),
    };
  });
}

/** Every finding of the vocabulary, those first that most conditions link. */
export const FINDINGS: readonly ListedFinding[] = unpack();
