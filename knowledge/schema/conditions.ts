/** Conditions and what is read of them, from `conditions/<system>.yaml` and `condition-sources.yaml`. */
import { basename } from "node:path";
import * as v from "valibot";
import { Checked, Condition } from "#/features/symptoms/symptoms.schema.ts";
import { capitalized } from "#/kernel/text.ts";
import { given, Id, OneOf, oneOfText, Text, Texts } from "./fields.ts";
import { KnowledgeError, readRecords, recordFiles } from "./files.ts";
import type { Coded } from "./icd10/judge.ts";
import type { KnowledgeModule } from "./modules.ts";

const SCHEMA =
  'import type { Condition, ConditionProse } from "#/features/symptoms/symptoms.schema.ts";';

const Class = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));
const Links = v.record(Id, v.union([v.number(), v.tuple([v.number(), v.number()])]));
const {
  synonyms: _synonyms,
  findings: _findings,
  risks: _risks,
  against: _against,
  cardinal: _cardinal,
  requires: _requires,
  excludedBy: _excluded,
  system: _system,
  incidence: _incidence,
  ...conditionFields
} = Condition.entries;
const Part = v.strictObject({ of: Id, part: Text });
const Sources = v.array(
  v.strictObject({ id: Id, title: Text, year: v.pipe(v.number(), v.integer(), v.minValue(1900)) }),
);
const ConditionRecord = v.strictObject({
  ...conditionFields,
  synonyms: v.optional(Texts),
  /** Further names that it is found by. */
  also: v.optional(Texts),
  incidence: v.strictObject({ office: Class, emergency: Class }),
  cardinal: v.array(OneOf),
  requires: v.optional(v.array(OneOf)),
  "excluded-by": v.optional(v.array(Id)),
  findings: Links,
  against: v.optional(Links),
  risks: v.optional(Links),
  "next-steps": v.array(Text),
  "red-flags": v.array(Text),
  "ruled-out-by": v.optional(Text),
  /** Documents by their id in `condition-sources.yaml`, and which part of one. */
  sources: v.optional(v.pipe(v.array(v.union([Id, Part])), v.nonEmpty())),
  /** The document by which its urgency was set, where one was looked at. */
  "urgency-by": v.optional(Id),
  /** The textbooks that its general knowledge is as in. */
  "as-in": v.optional(Text),
  checked: Checked,
  "checked-on": v.pipe(v.string(), v.isoDate()),
});
type ConditionRecord = v.InferOutput<typeof ConditionRecord>;

const links = (record: ConditionRecord["findings"]) =>
  Object.entries(record).map(([id, weight]) =>
    Array.isArray(weight) ? [id, ...weight] : [id, weight],
  );

function condition(system: string, record: ConditionRecord) {
  const {
    synonyms = [],
    also = [],
    incidence,
    cardinal,
    requires,
    findings: found,
    against,
    risks,
    id,
    name,
  } = record;
  const { icd10, ages, female, course, urgency, dangerous } = record;
  return given({
    id,
    name,
    synonyms: [...synonyms, ...also],
    icd10,
    system,
    incidence: [incidence.office, incidence.emergency],
    ages,
    female,
    urgency,
    course,
    dangerous,
    findings: links(found),
    cardinal: cardinal.map(oneOfText),
    against: against && links(against),
    risks: risks && links(risks),
    requires: requires?.map(oneOfText),
    excludedBy: record["excluded-by"],
  });
}

type Documents = ReadonlyMap<string, string>;

/** "AAP Red Book 2024, mumps; general knowledge as in Nelson Textbook of Pediatrics". */
function sourceOf(
  { id, sources = [], "as-in": asIn, "urgency-by": triaged }: ConditionRecord,
  documents: Documents,
) {
  const titleOf = (of: string): string => {
    const title = documents.get(of);
    if (title === undefined)
      throw new KnowledgeError(
        `knowledge/conditions: ${id} names ${of}, which is not in ${SOURCES}`,
      );
    return title;
  };
  const named = sources.map((one) =>
    typeof one === "string" ? titleOf(one) : `${titleOf(one.of)}, ${one.part}`,
  );
  const beside = asIn === undefined ? [] : [`general knowledge as in ${asIn}`];
  const urgent = triaged === undefined ? [] : [`urgency by ${titleOf(triaged)}`];
  return capitalized([...named, ...beside, ...urgent].join("; "));
}

const SOURCES = "knowledge/condition-sources.yaml";

/** Title and year of each document by its id. */
function documentsOf(root: string, records: readonly ConditionRecord[]): Documents {
  const listed = readRecords(root, SOURCES, Sources);
  const used = new Set(
    records.flatMap(({ sources = [], "urgency-by": triaged }) => [
      ...sources.map((one) => (typeof one === "string" ? one : one.of)),
      ...(triaged === undefined ? [] : [triaged]),
    ]),
  );
  const unused = listed.filter(({ id }) => !used.has(id));
  if (unused.length > 0)
    throw new KnowledgeError(
      `${SOURCES}: no condition names ${unused.map(({ id }) => id).join(", ")}`,
    );
  return new Map(listed.map(({ id, title, year }) => [id, `${title} ${year}`]));
}

/** Conditions that name a document, and all of them. */
export function namingADocument(root: string): { readonly named: number; readonly all: number } {
  const records = readConditions(root).flatMap((system) => system.records);
  return {
    named: records.filter(({ sources }) => sources !== undefined).length,
    all: records.length,
  };
}

const prose = ({ id, checked, ...record }: ConditionRecord, documents: Documents) =>
  given({
    id,
    nextSteps: record["next-steps"],
    redFlags: record["red-flags"],
    excludedBy: record["ruled-out-by"],
    source: sourceOf({ id, checked, ...record }, documents),
    checked,
    checkedOn: record["checked-on"],
  });

const readConditions = (root: string) =>
  recordFiles(root, "conditions/*.yaml").map((file) => ({
    system: basename(file, ".yaml"),
    records: readRecords(root, file, v.array(ConditionRecord)),
  }));

/** Every condition with its names and its ICD-10-CM code. */
export const codedConditions = (root: string): Coded[] =>
  readConditions(root).flatMap(({ records }) =>
    records.map(({ id, name, synonyms = [], also = [], icd10 }) => ({
      id,
      name,
      otherNames: [...synonyms, ...also],
      icd10,
    })),
  );

export function packConditions(root: string): KnowledgeModule[] {
  const systems = readConditions(root);
  const documents = documentsOf(
    root,
    systems.flatMap(({ records }) => records),
  );
  return [
    {
      path: "symptoms/conditions",
      types: [SCHEMA],
      exports: {
        CONDITIONS: {
          type: "readonly Condition[]",
          value: systems.flatMap(({ system, records }) =>
            records.map((record) => condition(system, record)),
          ),
        },
      },
    },
    ...systems.map(({ system, records }) => ({
      path: `symptoms/prose/${system}`,
      types: [SCHEMA],
      exports: {
        PROSE: {
          type: "readonly ConditionProse[]",
          value: records.map((record) => prose(record, documents)),
        },
      },
    })),
  ];
}
