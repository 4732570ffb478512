/** What the vocabulary, the monographs and the dosage calculator read, from `ingredients/`, `combinations/` and `lexicon/`. */
import * as v from "valibot";
import type { MedicationRecord } from "#/features/dosage/logic/record/record.ts";
import type { Monograph } from "#/features/substances/monograph.schema.ts";
import { Id, Text, Texts } from "./fields.ts";
import { KnowledgeError, readRecords, recordFiles } from "./files.ts";
import {
  combinationLine,
  CombinationProduct,
  Guideline,
  Ingredient,
  medication,
  substanceLine,
} from "./ingredient.ts";
import { populationsOf } from "#/features/dosage/logic/told/populations.ts";
import { pointsIn, withLimits } from "./limits.ts";
import { withLookAlikes } from "./look-alikes.ts";
import type { KnowledgeModule } from "./modules.ts";
import { monographOf } from "./monographs.ts";
import { monographWords } from "./monograph-words.ts";

const Sources = v.object({ guidelines: v.array(Guideline) });
const Classes = v.strictObject({
  tree: v.record(Id, v.array(Id)),
  names: v.array(v.strictObject({ class: Id, name: v.optional(Text), words: v.optional(Texts) })),
});
const LabelWords = v.strictObject({
  forms: v.array(v.strictObject({ form: Text, words: Texts, route: v.optional(Text) })),
  routes: v.record(Text, Texts),
  release: Texts,
  salts: Texts,
  filler: Texts,
  stopped: Texts,
});
const LOOK_ALIKES = "knowledge/lexicon/look-alikes.yaml";
const LeftOut = v.array(v.strictObject({ why: Text, use: Text, names: Texts }));

type Drugs = {
  readonly modules: readonly KnowledgeModule[];
  /** By ingredient, as the API gives them. */
  readonly monographs: ReadonlyMap<string, Monograph>;
};

export function packDrugs(root: string): Drugs {
  const files = recordFiles(root, "ingredients/*.yaml");
  const ingredients = files.map((file) => ({ file, record: readRecords(root, file, Ingredient) }));
  const ofKind = (kind: string | undefined): string =>
    ingredients
      .filter(
        ({ record }) =>
          (record.kind === "vaccine" || record.kind === "contrast" ? record.kind : undefined) ===
          kind,
      )
      .map(({ record }) => substanceLine(record))
      .join("\n");
  const lookAlikes = readRecords(root, LOOK_ALIKES, v.array(Texts));
  const tallMan = new Map(
    ingredients.flatMap(({ record: { id, "tall-man": tall } }) =>
      tall === undefined ? [] : [[id, tall] as const],
    ),
  );
  const medications = medicationsOf(root, ingredients).map(withLookAlikes(lookAlikes, tallMan));
  const combinations = readRecords(
    root,
    "knowledge/lexicon/combination-products.yaml",
    v.array(CombinationProduct),
  );
  const withMonograph = ingredients.flatMap(({ record }) =>
    record.monograph === undefined ? [] : [record],
  );
  return {
    modules: [
      {
        path: "substances",
        exports: {
          drugTable: text(ofKind(undefined)),
          vaccineTable: text(ofKind("vaccine")),
          contrastTable: text(ofKind("contrast")),
          combinationTable: text(combinations.map(combinationLine).join("\n")),
        },
      },
      { path: "drug-words", exports: drugWords(root) },
      { path: "said-alike", exports: { saidAlike: saidAlike(root) } },
      dosing(root, medications),
      besideDosing(withMonograph, medications),
      populations(withMonograph, medications),
    ],
    monographs: new Map(
      ingredients.flatMap(({ record }) =>
        record.monograph === undefined
          ? []
          : [[record.id, monographOf(record, record.monograph, medications)] as const],
      ),
    ),
  };
}

/** A line for each thing, its names separated by commas. */
function saidAlike(root: string): KnowledgeModule["exports"][string] {
  const lines = readRecords(root, "knowledge/lexicon/said-alike.yaml", v.array(Texts));
  return text(lines.map((names) => names.join(", ")).join("\n"));
}

const text = (value: string) => ({ type: "string", value });

function drugWords(root: string): KnowledgeModule["exports"] {
  const { tree, names } = readRecords(root, "knowledge/lexicon/drug-classes.yaml", Classes);
  const words = readRecords(root, "knowledge/lexicon/label-words.yaml", LabelWords);
  const lookAlikes = readRecords(root, LOOK_ALIKES, v.array(Texts));
  const oftenUsed = readRecords(root, "knowledge/lexicon/often-used.yaml", Texts);
  return {
    classTree: text(
      Object.entries(tree)
        .map(([parent, of]) => `${parent}: ${of.join(" ")}`)
        .join("\n"),
    ),
    classNames: text(
      names
        .map((one) => `${one.class} | ${one.name ?? ""} | ${(one.words ?? []).join(", ")}`)
        .join("\n"),
    ),
    formTable: text(
      words.forms
        .map(
          ({ form, words: said, route }) =>
            `${form}: ${said.join(" ")}${route === undefined ? "" : ` > ${route}`}`,
        )
        .join("\n"),
    ),
    routeTable: text(
      Object.entries(words.routes)
        .map(([route, said]) => `${route}: ${said.join(" ")}`)
        .join("\n"),
    ),
    releaseWords: text(words.release.join(" ")),
    saltWords: text(words.salts.join(" ")),
    fillerWords: text(words.filler.join(" ")),
    stoppedWords: text(words.stopped.join(" ")),
    lookAlikes: text(lookAlikes.map((group) => group.join(", ")).join("\n")),
    oftenUsed: text(oftenUsed.join(" ")),
  };
}

type Read = { readonly file: string; readonly record: Ingredient };

/** @throws KnowledgeError where a limit is said to hold for a dosing record that the file does not have */
function dosedBy(
  file: string,
  record: Ingredient,
  read: (one: unknown) => MedicationRecord,
): MedicationRecord[] {
  const medications = (record.dosing ?? []).map(read);
  const unknown = [record.boxed, record.contraindicated]
    .flatMap(pointsIn)
    .flatMap(({ of = [] }) => of)
    .find((id) => medications.every((one) => one.id !== id));
  if (unknown !== undefined) throw new KnowledgeError(`${file}: no dosing record "${unknown}"`);
  return medications.map((one) => withLimits(one, record));
}

/** The dosing records of all ingredients, then those of combinations. */
function medicationsOf(root: string, ingredients: readonly Read[]): MedicationRecord[] {
  const { guidelines } = readRecords(root, "knowledge/sources.yaml", Sources);
  const byId = new Map(guidelines.map(({ id, title, year }) => [id, { guideline: title, year }]));
  const alone = ingredients.flatMap(({ file, record }) =>
    dosedBy(file, record, (one) => medication(file, one, byId)),
  );
  const combined = recordFiles(root, "combinations/*.yaml").map((file) =>
    medication(file, readRecords(root, file, v.unknown()), byId),
  );
  return [...alone, ...combined];
}

function dosing(root: string, medications: readonly MedicationRecord[]): KnowledgeModule {
  const leftOut = readRecords(root, "knowledge/lexicon/left-out-of-dosing.yaml", LeftOut);
  return {
    path: "dosing",
    types: [
      'import type { MedicationRecord } from "#/features/dosage/logic/record/record.ts";',
      'import type { LeftOut } from "#/features/dosage/logic/record/left-out-record.ts";',
    ],
    exports: {
      MEDICATIONS: { type: "readonly MedicationRecord[]", value: medications },
      LEFT_OUT: {
        type: "readonly LeftOut[]",
        value: leftOut.map(({ why, use, names }) => ({
          why,
          use,
          names: names.map((name) => name.replaceAll(" = ", "=")).join(" "),
        })),
      },
    },
  };
}

/** For the calculator: what monographs say and dosing records do not. */
function besideDosing(
  ingredients: readonly Ingredient[],
  medications: readonly MedicationRecord[],
): KnowledgeModule {
  return {
    path: "monograph-words",
    types: ['import type { MonographWords } from "#/features/dosage/logic/told/in-monograph.ts";'],
    exports: {
      MONOGRAPH_WORDS: {
        type: "Readonly<Record<string, MonographWords>>",
        value: monographWords(ingredients, medications),
      },
    },
  };
}

/** For the monographs: what dosing records say and monographs do not. */
function populations(
  ingredients: readonly Ingredient[],
  medications: readonly MedicationRecord[],
): KnowledgeModule {
  return {
    path: "populations",
    types: ['import type { Population } from "#/features/substances/population.schema.ts";'],
    exports: {
      POPULATIONS: {
        type: "Readonly<Record<string, Population[]>>",
        value: Object.fromEntries(
          ingredients.map(({ id }) => [id, populationsOf(id, medications)]),
        ),
      },
    },
  };
}
