import { CONDITION_TABLE } from "../data/compiled/conditions.ts";
import type { Condition } from "../symptoms.schema.ts";
import { COURSES, SYSTEMS, URGENCIES } from "../symptoms.terms.ts";
import { FINDINGS } from "./finding-table.ts";
import { type Columns, cutApart, fromColumns, named, unlines, valueOf } from "./packing.ts";

type Pair = [string, number];
type PairTable = {
  readonly lengths: string;
  readonly findings: Columns;
  readonly values: readonly number[];
  readonly places: Columns;
};

const idAt = (place: number): string => FINDINGS[place]?.id ?? "";

function pairsOf({ lengths, findings, values, places }: PairTable): Pair[][] {
  const value = fromColumns(places).map((place) => values[place] ?? 0);
  const pairs = fromColumns(findings).map((place, index): Pair => [idAt(place), value[index] ?? 0]);
  return cutApart(pairs, Array.from(lengths, valueOf));
}

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
  ].map(pairsOf);
  const ratios = new Map(
    CONDITION_TABLE.ratios.map(([condition, place, ratio]) => [
      `${condition} ${idAt(place)}`,
      ratio,
    ]),
  );
  return unlines(CONDITION_TABLE.rows).map((row, index) => {
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
      cardinal: groupsOf(cardinals?.[index]),
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
