import { CONDITION_TABLE } from "#knowledge/symptoms/condition-table.js";
import type { Condition } from "../../symptoms.schema.ts";
import { COURSES } from "../../symptoms.terms.ts";
import { codeIds } from "./coded-ids.ts";
import { Reader } from "./coding/reader.ts";
import { codeConditionHeads } from "./condition-heads.ts";
import { codeLinks, TIES, type Tie } from "./condition-links.ts";
import { FINDINGS } from "./finding-table.ts";
import { unlines, valueOf } from "./packing.ts";

type Pair = [string, number];

const idAt = (place: number): string => FINDINGS[place]?.id ?? "";

/** The pairs of each condition, in the order of the findings. */
function pairsOf(reader: Reader, conditions: number): Record<Tie, Pair[][]> {
  const pairs = {
    findings: Array.from({ length: conditions }, (): Pair[] => []),
    risks: Array.from({ length: conditions }, (): Pair[] => []),
    against: Array.from({ length: conditions }, (): Pair[] => []),
  };
  const read = { findings: 0, risks: 0, against: 0 };
  codeLinks(reader, FINDINGS, conditions).forEach((named, finding) => {
    TIES.forEach((tie, index) => {
      const { different, places } = CONDITION_TABLE[tie];
      for (const condition of named[index] ?? []) {
        const value = different[valueOf(places[read[tie]])] ?? 0;
        pairs[tie][condition]?.push([idAt(finding), value]);
        read[tie] += 1;
      }
    });
  });
  return pairs;
}

/** "0 24": groups of digits, each the place of one of the findings. */
const cardinalsOf = (text: string | undefined, findings: readonly Pair[]): string[] =>
  (text ?? "")
    .split(" ")
    .filter(Boolean)
    .map((group) => Array.from(group, (place) => findings[valueOf(place)]?.[0]).join("|"));

/** "3f|a 12": groups of places in base 36, written as ids again. */
function groupsOf(text: string | undefined): string[] {
  if (text === undefined || text === "") return [];
  return text.split(" ").map((group) =>
    group
      .split("|")
      .map((place) => idAt(Number.parseInt(place, 36)))
      .join("|"),
  );
}

function courseOf(text: string | undefined): Condition["course"] {
  const weights = (text ?? "").split(" ").filter(Boolean);
  return Object.fromEntries(
    weights.map((weight) => {
      // "c0.8": the initial tells the course, and no two begin alike.
      const name = COURSES.find((course) => course[0] === weight[0]) ?? "acute";
      return [name, Number(weight.slice(1))];
    }),
  );
}

/** A condition as it is matched; its other names are kept apart. */
export type ListedCondition = Omit<Condition, "synonyms">;

function unpack(): ListedCondition[] {
  const names = unlines(CONDITION_TABLE.names);
  const icd10 = unlines(CONDITION_TABLE.icd10);
  const [females, courses] = [CONDITION_TABLE.females, CONDITION_TABLE.courses].map(unlines);
  const [cardinals, requires, excludes] = [
    CONDITION_TABLE.cardinals,
    CONDITION_TABLE.requires,
    CONDITION_TABLE.excludes,
  ].map(unlines);
  const reader = new Reader(CONDITION_TABLE.coded);
  const ids = codeIds(reader, names, unlines(CONDITION_TABLE.idWords));
  const heads = codeConditionHeads(
    reader,
    names.map(() => undefined),
  );
  const pairs = pairsOf(reader, names.length);
  const ratios = new Map(
    CONDITION_TABLE.ratios.map(([condition, place, ratio]) => [
      `${condition} ${idAt(place)}`,
      ratio,
    ]),
  );
  return heads.map(({ female: women, course, ...head }, index) => {
    const female = females?.[women] ?? "";
    const links = pairs.findings[index] ?? [];
    return {
      id: ids[index] ?? "",
      name: names[index] ?? "",
      icd10: icd10[index] ?? "",
      ...head,
      ...(female !== "" && { female: Number(female) }),
      course: courseOf(courses?.[course]),
      findings: links.map(([finding, sensitivity]) => {
        const ratio = ratios.get(`${index} ${finding}`);
        return ratio === undefined ? [finding, sensitivity] : [finding, sensitivity, ratio];
      }),
      cardinal: cardinalsOf(cardinals?.[index], links),
      risks: pairs.risks[index] ?? [],
      against: pairs.against[index] ?? [],
      requires: groupsOf(requires?.[index]),
      excludedBy: groupsOf(excludes?.[index]),
    };
  });
}

export const CONDITIONS: readonly ListedCondition[] = unpack();
