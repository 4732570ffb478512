import { FINDING_TABLE } from "#knowledge/symptoms/finding-table.js";
import type { Finding } from "../../symptoms.schema.ts";
import type { System } from "../../symptoms.terms.ts";
import { codeIds } from "./coded-ids.ts";
import { Reader } from "./coding/reader.ts";
import { byUses, codeHeads } from "./finding-heads.ts";
import { unlines, valueOf } from "./packing.ts";
import { codePhrases, unfronted } from "./phrase-table.ts";
import { phraseOfName } from "../reading/phrases/packed-phrase.ts";

/** A finding as the engine and the page use it; its phrases are in the form in which they are compared. */
export type ListedFinding = Pick<
  Finding,
  "id" | "name" | "base" | "opposite" | "group" | "kind" | "sex" | "ages"
> & {
  readonly system: System;
  /** How many conditions name it. */
  readonly uses: number;
  readonly parents: readonly string[];
  /** Keys joined with spaces; "=" before a run that has to be met exactly, "&" before one with an "and" of its own. */
  readonly phrases: readonly string[];
  readonly modifiers: readonly string[];
};

const list = (text: string | undefined, separator: string): string[] =>
  text === undefined || text === "" ? [] : text.split(separator);

function unpack(): ListedFinding[] {
  const [names, opposites, groups, ages] = [
    FINDING_TABLE.names,
    FINDING_TABLE.opposites,
    FINDING_TABLE.groups,
    FINDING_TABLE.ages,
  ].map(unlines) as [string[], string[], string[], string[]];
  const idAt = (place: number): string => ids[place] ?? "";
  const reader = new Reader(FINDING_TABLE.coded);
  const heads = codeHeads(
    reader,
    names.map(() => undefined),
  );
  const ids = codeIds(reader, names, unlines(FINDING_TABLE.idWords));
  const packed = names.map(phraseOfName);
  const spoken = codePhrases(reader, packed, unfronted(FINDING_TABLE.words));
  const findings = heads.map(({ parents, system, ...head }, index): ListedFinding => {
    const [from, to] = list(ages[index], "-").map(Number);
    const opposite = opposites[index] ?? "";
    const group = groups[index] ?? "";
    return {
      id: ids[index] ?? "",
      name: names[index] ?? "",
      phrases: [packed[index] ?? "", ...(spoken[index]?.phrases ?? [])],
      modifiers: spoken[index]?.modifiers ?? [],
      parents: parents.map(idAt),
      system,
      uses: head.uses,
      base: head.base,
      ...(opposite !== "" && { opposite: idAt(valueOf(opposite)) }),
      ...(group !== "" && { group }),
      ...(head.kind !== undefined && { kind: head.kind }),
      ...(head.sex !== undefined && { sex: head.sex }),
      ...(from !== undefined && to !== undefined && { ages: [from, to] as [number, number] }),
    };
  });
  return findings.toSorted(byUses);
}

/** Every finding of the vocabulary, those first that most conditions link. */
export const FINDINGS: readonly ListedFinding[] = unpack();
