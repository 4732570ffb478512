import { CONDITION_TABLE } from "../data/compiled/conditions.ts";
import type { Condition } from "../symptoms.schema.ts";
import { COURSES, SYSTEMS, URGENCIES } from "../symptoms.terms.ts";
import { FINDINGS } from "./finding-table.ts";
import { named, unlines, valueOf } from "./packing.ts";

type Pair = [string, number];
type PairTable = {
  /** For each finding a line: the steps from one condition that names it to the next. */
  readonly steps: string;
  readonly values: readonly number[];
  /** In the order of the lines, which of the values each condition gives the finding. */
  readonly places: string;
};

const idAt = (place: number): string => FINDINGS[place]?.id ?? "";

/** The pairs of each condition, in the order of the findings. */
function pairsOf({ steps, values, places }: PairTable, conditions: number): Pair[][] {
  const pairs = Array.from({ length: conditions }, (): Pair[] => []);
  let read = 0;
  unlines(steps).forEach((line, place) => {
    let condition = 0;
    for (const step of line) {
      condition += valueOf(step);
      pairs[condition]?.push([idAt(place), values[valueOf(places[read])] ?? 0]);
      read += 1;
    }
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
  const rows = unlines(CONDITION_TABLE.rows);
  const icd10 = unlines(CONDITION_TABLE.icd10);
  const [ages, females, courses] = [
    CONDITION_TABLE.ages,
    CONDITION_TABLE.females,
    CONDITION_TABLE.courses,
  ].map(unlines);
  const [cardinals, requires, excludes] = [
    CONDITION_TABLE.cardinals,
    CONDITION_TABLE.requires,
    CONDITION_TABLE.excludes,
  ].map(unlines);
  const [links, risks, against] = [
    CONDITION_TABLE.links,
    CONDITION_TABLE.risks,
    CONDITION_TABLE.against,
  ].map((table) => pairsOf(table, rows.length));
  const ratios = new Map(
    CONDITION_TABLE.ratios.map(([condition, place, ratio]) => [
      `${condition} ${idAt(place)}`,
      ratio,
    ]),
  );
  return rows.map((row, index) => {
    const [given, name = ""] = row.split("\t");
    const female = females?.[index];
    const { incidences } = CONDITION_TABLE;
    return {
      ...named(given, name),
      icd10: icd10[index] ?? "",
      system: SYSTEMS[valueOf(CONDITION_TABLE.systems[index])] ?? "general",
      incidence: [Number(incidences[index * 2]), Number(incidences[index * 2 + 1])],
      ages: ages?.[index] ?? "3333333333",
      ...(female !== undefined && female !== "" && { female: Number(female) }),
      course: courseOf(courses?.[index]),
      findings: (links?.[index] ?? []).map(([finding, sensitivity]) => {
        const ratio = ratios.get(`${index} ${finding}`);
        return ratio === undefined ? [finding, sensitivity] : [finding, sensitivity, ratio];
      }),
      cardinal: cardinalsOf(cardinals?.[index], links?.[index] ?? []),
      risks: risks?.[index] ?? [],
      against: against?.[index] ?? [],
      requires: groupsOf(requires?.[index]),
      excludedBy: groupsOf(excludes?.[index]),
      urgency:
        URGENCIES.find((urgency) => urgency[1] === CONDITION_TABLE.urgencies[index]) ?? "routine",
      dangerous: CONDITION_TABLE.dangers[index] === "!",
    };
  });
}

export const CONDITIONS: readonly ListedCondition[] = unpack();
