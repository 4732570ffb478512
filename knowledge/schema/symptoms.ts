/** What the symptom checker reads, from `findings/`, `conditions/`, `measures/`, `red-flags.yaml` and `lexicon/symptoms/`. */
import * as v from "valibot";
import { Finding } from "#/features/symptoms/symptoms.schema.ts";
import { FINDING_KINDS, SYSTEMS, URGENCIES } from "#/features/symptoms/symptoms.terms.ts";
import { given, Id, OneOf, oneOfText, Text, Texts } from "./fields.ts";
import { KnowledgeError, readRecords, recordFiles } from "./files.ts";
import { packConditions } from "./conditions.ts";
import { packMeasures } from "./measures.ts";
import { packReader } from "./reader.ts";
import { packWordLists } from "./word-lists.ts";
import type { KnowledgeModule } from "./modules.ts";

const SCHEMA = 'import type { Finding } from "#/features/symptoms/symptoms.schema.ts";';
const TERMS = 'import type { System } from "#/features/symptoms/symptoms.terms.ts";';

const System = v.picklist(SYSTEMS);
type System = v.InferOutput<typeof System>;
const { words: _words, mods: _mods, is: _is, kind: _kind, ...findingFields } = Finding.entries;
/** The usual words, and those of charts, of everyday speech and of people who tell their story. */
const REGISTERS = ["clinical", "plain", "told"] as const;
const ByRegister = v.strictObject({
  usual: v.optional(Texts),
  clinical: v.optional(Texts),
  plain: v.optional(Texts),
  told: v.optional(Texts),
});
type ByRegister = v.InferOutput<typeof ByRegister>;
const FindingRecord = v.strictObject({
  ...findingFields,
  /** A symptom says none. */
  kind: v.optional(v.picklist(FINDING_KINDS.filter((kind) => kind !== "symptom"))),
  /** The more general findings that this one is a kind of. */
  implies: v.optional(v.pipe(v.array(Id), v.nonEmpty())),
  /** Whole phrases that mean it wherever they stand, by who says them. */
  phrases: v.optional(ByRegister),
  /** Phrases that mean it only beside what it implies: "worse with a deep breath" after chest pain. */
  beside: v.optional(ByRegister),
  /** Its body system, where that is not the file's. */
  system: v.optional(System),
});
type FindingRecord = v.InferOutput<typeof FindingRecord>;
const FindingFile = v.strictObject({
  /** What is found in it. */
  about: Text,
  system: System,
  findings: v.array(FindingRecord),
});

const RedFlag = v.strictObject({
  id: Id,
  name: Text,
  all: v.array(OneOf),
  none: v.optional(v.array(Id)),
  ages: v.optional(v.tuple([v.number(), v.number()])),
  floor: v.picklist(URGENCIES),
  /** Why, and by which source. */
  because: v.optional(Text),
});

export function packSymptoms(root: string): KnowledgeModule[] {
  return [
    ...findings(root),
    ...packConditions(root),
    redFlags(root),
    packMeasures(root),
    ...packReader(root),
    ...packWordLists(root),
  ];
}

const finding = ({ implies, phrases, beside, system: _system, ...rest }: FindingRecord) =>
  given({
    ...rest,
    words: phrases?.usual?.join("; "),
    mods: beside?.usual?.join("; "),
    is: implies?.join(" "),
  });

const further = (said: ByRegister = {}): string[] =>
  REGISTERS.flatMap((register) => said[register] ?? []);

/** Those of each body system by their ids: which file a finding stands in, and where, decides nothing. */
function readFindings(root: string): (readonly [System, FindingRecord[]])[] {
  const files = recordFiles(root, "findings/*.yaml").map((file) =>
    readRecords(root, file, FindingFile),
  );
  const records = files
    .flatMap(({ system, findings }) => findings.map((record) => ({ system, ...record })))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const twice = records.filter(({ id }, index) => records[index - 1]?.id === id);
  if (twice.length > 0)
    throw new KnowledgeError(
      `knowledge/findings: ${twice.map(({ id }) => id).join(", ")} stand twice`,
    );
  return SYSTEMS.map((system) => [system, records.filter((record) => record.system === system)]);
}

function findings(root: string): KnowledgeModule[] {
  const bySystem = readFindings(root);
  const wordings = new Map(
    bySystem
      .flatMap(([, records]) => records)
      .map(
        ({ id, phrases, beside }) =>
          [id, { words: further(phrases), mods: further(beside) }] as const,
      )
      .filter(([, { words, mods }]) => words.length + mods.length > 0),
  );
  return [
    {
      path: "symptoms/findings",
      types: [SCHEMA, TERMS],
      exports: {
        FINDINGS_BY_SYSTEM: {
          type: "readonly (readonly [System, readonly Finding[]])[]",
          value: bySystem.map(([system, records]) => [system, records.map(finding)]),
        },
        WORDINGS: {
          type: "ReadonlyMap<string, { readonly words: readonly string[]; readonly mods: readonly string[] }>",
          value: wordings,
        },
      },
    },
  ];
}

function redFlags(root: string): KnowledgeModule {
  const records = readRecords(root, "knowledge/red-flags.yaml", v.array(RedFlag));
  return {
    path: "symptoms/red-flags",
    types: ['import type { RedFlag } from "#/features/symptoms/red-flag.ts";'],
    exports: {
      RED_FLAGS: {
        type: "readonly RedFlag[]",
        value: records.map(({ because: _because, all, ...flag }) =>
          given({ ...flag, all: all.map(oneOfText) }),
        ),
      },
    },
  };
}
