import { FINDING_TABLE } from "../data/compiled/findings.ts";
import type { Finding } from "../symptoms.schema.ts";
import { SYSTEMS, type System } from "../symptoms.terms.ts";
import { named, unlines, valueOf } from "./packing.ts";
import { phrasesOf } from "./phrase-table.ts";
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
  const rows = unlines(FINDING_TABLE.rows).map((row) => {
    const [given, name = ""] = row.split("\t");
    return named(given, name);
  });
  const names = rows.map(({ name }) => phraseOfName(name));
  const spoken = phrasesOf(FINDING_TABLE.phrases, names);
  const [parents, opposites, groups] = [
    FINDING_TABLE.parents,
    FINDING_TABLE.opposites,
    FINDING_TABLE.groups,
  ].map(unlines);
  const [ages, kinds] = [FINDING_TABLE.ages, FINDING_TABLE.kinds].map(unlines);
  const idAt = (place: string): string => rows[valueOf(place)]?.id ?? "";
  return rows.map(({ id, name }, index) => {
    const [from, to] = list(ages?.[index], "-").map(Number);
    const sex = FINDING_TABLE.sexes[index];
    return {
      id,
      name,
      phrases: [names[index] ?? "", ...(spoken[index]?.phrases ?? [])],
      modifiers: spoken[index]?.modifiers ?? [],
      parents: Array.from(parents?.[index] ?? "", idAt),
      // The table is written from records that the schema has checked: these fields hold its values and no others.
      base: Number(FINDING_TABLE.bases[index]) as Finding["base"],
      system: SYSTEMS[valueOf(FINDING_TABLE.systems[index])] ?? "general",
      ...(opposites?.[index] && { opposite: idAt(opposites[index]) }),
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
