/** What the page /evidence shows: counted from the packed records and the last judgement of each statement, never typed. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { NO_STATEMENTS } from "#/features/evidence/logic/standings.ts";
import {
  type Feature,
  FEATURES,
  Measured,
  type Scorecard,
} from "#/features/evidence/scorecard.schema.ts";
import type { Standing, Standings } from "#/features/evidence/standing.ts";
import { AUTHORED_TOPICS, TOPICS } from "#/features/interactions/logic/rules/topics.ts";
import { MonographSchema } from "#/features/substances/monograph.schema.ts";
import { MEDICATIONS } from "#knowledge/dosing.js";
import { readStatements } from "./evidence/statements.ts";
import { readRecords } from "./files.ts";
import { guidelineStatements } from "./guideline-statements.ts";
import { lastJudgements } from "./last-judgements.ts";
import { PACKED, writeModule } from "./modules.ts";
import { coverageOf } from "./scorecard-coverage.ts";

const MeasuredFile = v.array(v.strictObject(Measured.entries));

export async function packScorecard(root: string): Promise<void> {
  writeModule(root, {
    path: "scorecard",
    types: ['import type { Scorecard } from "#/features/evidence/scorecard.schema.ts";'],
    exports: { SCORECARD: { type: "Scorecard", value: await scorecardOf(root) } },
  });
}

type Statement = Awaited<ReturnType<typeof readStatements>>[number];
type Stood = { readonly statement: Statement; readonly standing: Standing };

async function scorecardOf(root: string): Promise<Scorecard> {
  const statements = await readStatements(root);
  const rules = (await Promise.all(AUTHORED_TOPICS.map((topic) => TOPICS[topic]()))).flat();
  const monographs = monographsAt(root);
  const { judgedOn, judgements } = lastJudgements(root);
  const onGuideline = guidelineStatements(MEDICATIONS, monographs, rules);
  const stood = statements.map((statement): Stood => {
    const { id, source } = statement;
    const judged = judgements.get(id)?.judgement;
    if (judged !== undefined && judged !== "no document") return { statement, standing: judged };
    if (onGuideline.has(id) || onGuideline.has(id.replace(/-\d+$/, "")))
      return { statement, standing: "guideline" };
    return { statement, standing: source === undefined ? "no document" : "no label at hand" };
  });
  const supported = stood.filter(({ standing }) => standing.startsWith("supported"));
  const coverage = coverageOf(
    root,
    monographs,
    rules,
    new Set(supported.map(({ statement }) => ruleOf(statement))),
  );
  return {
    statements: {
      judgedOn,
      labels: new Set(supported.map(({ statement }) => statement.source?.setId)).size,
      byFeature: [
        ...grouped(stood, featureOf)
          .map(([feature, counts]) => ({ feature, counts }))
          .toSorted((a, b) => FEATURES.indexOf(a.feature) - FEATURES.indexOf(b.feature)),
        // What these two state is not held against labels: it names documents, or nothing.
        { feature: "symptoms", counts: ofConditions(coverage) },
        { feature: "calculators", counts: { ...NO_STATEMENTS, guideline: coverage.calculators } },
      ],
      byKind: grouped(stood, ({ kind }) => kind).map(([kind, counts]) => ({ kind, counts })),
    },
    measured: readRecords(root, "knowledge/measured.yaml", MeasuredFile),
    coverage,
  };
}

function ofConditions({ conditions, conditionsWithSource }: Scorecard["coverage"]): Standings {
  const without = conditions - conditionsWithSource;
  return { ...NO_STATEMENTS, guideline: conditionsWithSource, "no document": without };
}

/** Counts of each group, in the order of their names. */
function grouped<Group extends string>(
  stood: readonly Stood[],
  groupOf: (statement: Statement) => Group,
): (readonly [Group, Standings])[] {
  return [...Map.groupBy(stood, ({ statement }) => groupOf(statement))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, all]) => {
      const counts = { ...NO_STATEMENTS };
      for (const { standing } of all) counts[standing] += 1;
      return [group, counts];
    });
}

/** "interactions/RULE/INGREDIENT". */
const ruleOf = ({ id }: Statement): string => id.split("/")[1] ?? "";

function featureOf({ id }: Statement): Feature {
  if (id.startsWith("interactions/")) return "interactions";
  return id.split("/")[1] === "dosing" ? "dosing" : "monographs";
}

function monographsAt(root: string) {
  const folder = join(root, PACKED, "monographs");
  return readdirSync(folder).map((file) =>
    v.parse(MonographSchema, JSON.parse(readFileSync(join(folder, file), "utf8"))),
  );
}
