/** What the records are packed into, part by part; a part that needs another comes after it. */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { packCalculators } from "./calculators.ts";
import { packDrugs } from "./drugs.ts";
import { packInteractions } from "./interactions.ts";
import { PACKED, writeIfChanged, writeModule } from "./modules.ts";
import type { KnowledgeModule } from "./modules.ts";
import { packSymptoms } from "./symptoms.ts";

export type Part = {
  readonly name: string;
  /** Records and code that it is made from: files, and folders with all that is in them. */
  readonly inputs: readonly string[];
  pack(root: string): void | Promise<void>;
};

export const PARTS: readonly Part[] = [
  {
    name: "drugs",
    inputs: [
      "knowledge/ingredients",
      "knowledge/combinations",
      "knowledge/lexicon/*.yaml",
      "knowledge/sources.yaml",
      "src/features/dosage/logic",
      "src/features/substances",
    ],
    pack(root) {
      const { modules, monographs } = packDrugs(root);
      write(root, modules);
      writeMonographs(root, monographs);
    },
  },
  {
    name: "interactions",
    inputs: [
      "knowledge/interactions",
      "knowledge/groups",
      "knowledge/patients",
      "knowledge/sources.yaml",
      "src/features/interactions/*.ts",
    ],
    pack: (root) => write(root, packInteractions(root)),
  },
  {
    name: "symptoms",
    inputs: [
      "knowledge/findings",
      "knowledge/conditions",
      "knowledge/condition-sources.yaml",
      "knowledge/measures",
      "knowledge/red-flags.yaml",
      "knowledge/lexicon/symptoms",
      "src/features/symptoms/*.ts",
    ],
    pack: (root) => write(root, packSymptoms(root)),
  },
  {
    name: "tables of interactions",
    inputs: ["knowledge/interactions", "knowledge/groups", "src/features/interactions/logic"],
    async pack(root) {
      const { compileHeads } = await import("#/features/interactions/logic/rules/compile.ts");
      const RULE_HEADS = { type: "readonly RuleHead[]", value: await compileHeads() };
      const types = [
        'import type { RuleHead } from "#/features/interactions/logic/rules/rule-head.ts";',
      ];
      writeModule(root, { path: "interactions/rule-heads", types, exports: { RULE_HEADS } });
    },
  },
  {
    name: "tables of symptoms",
    inputs: [
      "knowledge/findings",
      "knowledge/conditions",
      "knowledge/red-flags.yaml",
      "knowledge/lexicon/symptoms",
      "src/features/symptoms/logic",
    ],
    async pack(root) {
      const { packConditions, packFindings, packOtherNames } =
        await import("#/features/symptoms/logic/packed/compile.ts");
      const { packRedFlags } =
        await import("#/features/symptoms/logic/packed/compile-red-flags.ts");
      write(root, [
        table("finding-table", "FINDING_TABLE", packFindings()),
        table("condition-table", "CONDITION_TABLE", packConditions()),
        table("red-flag-table", "RED_FLAG_TABLE", packRedFlags()),
        table("synonym-table", "SYNONYM_TABLE", packOtherNames()),
      ]);
    },
  },
  {
    name: "calculators",
    inputs: [
      "knowledge/calculators",
      "knowledge/units.yaml",
      "knowledge/conditions",
      "knowledge/ingredients",
      "src/features/calculators/*.ts",
      "src/features/calculators/logic",
    ],
    pack: packCalculators,
  },
  {
    name: "evidence",
    inputs: [
      "knowledge/ingredients",
      "knowledge/combinations",
      "knowledge/interactions",
      "knowledge/groups",
      "knowledge/lexicon/*.yaml",
      "knowledge/evidence.lock",
      "src/features/evidence",
      "src/features/substances",
    ],
    async pack(root) {
      const { packEvidence } = await import("./evidence/pack.ts");
      await packEvidence(root);
    },
  },
  {
    name: "pills",
    inputs: ["data/starter/products", "src/features/drugs/ingest", "src/features/pills/logic"],
    async pack(root) {
      const { starterPills } = await import("#/features/drugs/ingest/starter/starter-pills.ts");
      const STARTER_PILLS = { type: "readonly Pill[]", value: await starterPills() };
      const types = ['import type { Pill } from "#/features/pills/logic/pill-index.ts";'];
      writeModule(root, { path: "pills", types, exports: { STARTER_PILLS } });
    },
  },
  {
    name: "scorecard",
    inputs: [
      "knowledge",
      "src/features/dosage/logic",
      "src/features/evidence",
      "src/features/interactions/logic",
      "src/features/substances",
    ],
    async pack(root) {
      const { packScorecard } = await import("./scorecard.ts");
      await packScorecard(root);
    },
  },
];

function write(root: string, modules: readonly KnowledgeModule[]): void {
  for (const module of modules) writeModule(root, module);
}

/** A table of packed texts and numbers, by field. */
function table(
  path: string,
  name: string,
  value: Readonly<Record<string, unknown>>,
): KnowledgeModule {
  const fields = Object.entries(value).map(([field, one]) => `readonly ${field}: ${typeOf(one)}`);
  return {
    path: `symptoms/${path}`,
    exports: { [name]: { type: `{ ${fields.join("; ")} }`, value } },
  };
}

function typeOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return typeof value;
  if (!Array.isArray(value)) {
    const fields = Object.entries(value).map(([name, one]) => `readonly ${name}: ${typeOf(one)}`);
    return `{ ${fields.join("; ")} }`;
  }
  const [first] = value;
  if (!Array.isArray(first)) return `readonly ${typeof first}[]`;
  return `readonly (readonly [${first.map(typeOf).join(", ")}])[]`;
}

function writeMonographs(root: string, monographs: ReadonlyMap<string, object>): void {
  const folder = join(root, PACKED, "monographs");
  mkdirSync(folder, { recursive: true });
  for (const [id, monograph] of monographs) {
    writeIfChanged(join(folder, `${id}.json`), JSON.stringify(monograph));
  }
  for (const file of readdirSync(folder)) {
    if (!monographs.has(file.replace(/\.json$/, ""))) rmSync(join(folder, file));
  }
}
