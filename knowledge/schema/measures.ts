/** What numbers mean, from `measures/<kind>.yaml`. */
import * as v from "valibot";
import type { Conversion, Measure } from "#/features/symptoms/measure.ts";
import { given, Id, Text, Texts } from "./fields.ts";
import { KnowledgeError, readRecords, recordFiles } from "./files.ts";
import type { KnowledgeModule } from "./modules.ts";

const limits = {
  from: v.optional(v.number()),
  above: v.optional(v.number()),
  below: v.optional(v.number()),
  to: v.optional(v.number()),
};
const yes = v.optional(v.literal(true));

const ConversionRecord = v.strictObject({
  ...limits,
  unit: v.optional(Texts),
  bare: yes,
  whole: yes,
  minus: v.optional(v.number()),
  times: v.optional(v.number()),
  "divided-by": v.optional(v.number()),
  unclear: yes,
});
const MeaningRecord = v.strictObject({
  ...limits,
  finding: Id,
  ages: v.optional(v.strictObject(limits)),
  sex: v.optional(v.picklist(["male", "female"])),
});

const common = {
  id: Id,
  /** What it reads, so that its value means something. */
  example: Text,
  source: v.optional(Text),
  reads: v.optional(v.picklist(["fall", "rise", "either"])),
  "of-fluid": yes,
  convert: v.optional(v.pipe(v.array(ConversionRecord), v.nonEmpty())),
  /** The measure that it is another way to write: its plausible values, what they mean and deny. */
  like: v.optional(Id),
  plausible: v.optional(v.tuple([v.number(), v.number()])),
  means: v.optional(v.pipe(v.array(MeaningRecord), v.nonEmpty())),
  denies: v.optional(Texts),
};
const MeasureRecord = v.union([
  v.strictObject({
    ...common,
    /** What stands before the number. */
    named: Texts,
    /** Words after which a name is another's. */
    "not-after": v.optional(Texts),
    /** What may stand behind the number. */
    units: v.optional(Texts),
    /** The same as a pattern, where that is not enough. */
    behind: v.optional(Text),
  }),
  v.strictObject({ ...common, dipped: Texts }),
  v.strictObject({ ...common, "times-normal": Texts }),
  v.strictObject({
    ...common,
    /** In several lines where it is long. */
    pattern: v.union([Text, Texts]),
  }),
]);
type MeasureRecord = v.InferOutput<typeof MeasureRecord>;

export const readMeasures = (root: string): MeasureRecord[] =>
  recordFiles(root, "measures/*.yaml").flatMap((file) =>
    readRecords(root, file, v.array(MeasureRecord)),
  );

export function packMeasures(root: string): KnowledgeModule {
  const records = readMeasures(root);
  const byId = new Map(records.map((record) => [record.id, record]));
  if (byId.size < records.length)
    throw new KnowledgeError("knowledge/measures: an id stands twice");
  return {
    path: "symptoms/measures",
    types: ['import type { Measure } from "#/features/symptoms/measure.ts";'],
    exports: {
      MEASURES: {
        type: "readonly Measure[]",
        value: records.map((record) => measure(record, meantBy(record, byId))),
      },
    },
  };
}

/** The record that says what the values mean: the one itself, or the one that it is like. */
function meantBy(
  record: MeasureRecord,
  byId: ReadonlyMap<string, MeasureRecord>,
): Pick<MeasureRecord, "plausible" | "means" | "denies"> {
  if (record.like === undefined) return record;
  const other = byId.get(record.like);
  if (other === undefined)
    throw new KnowledgeError(
      `knowledge/measures: ${record.id} is like ${record.like}, which is not there`,
    );
  return other;
}

const measure = (
  record: MeasureRecord,
  { plausible, means, denies }: Pick<MeasureRecord, "plausible" | "means" | "denies">,
): Measure =>
  given({
    id: record.id,
    ...written(record),
    reads: record.reads,
    ofFluid: record["of-fluid"],
    convert: record.convert?.map(({ "divided-by": dividedBy, ...rest }): Conversion =>
      given({ ...rest, dividedBy }),
    ),
    plausible,
    means,
    denies,
  });

function written(record: MeasureRecord) {
  if ("named" in record) {
    const names = record.named.join("|");
    const after = record["not-after"]?.map((word) => `${word} `).join("|");
    const units = record.units && String.raw`\s*(${record.units.join("|")})?`;
    return {
      named: after === undefined ? names : `(?<!${after})(?:${names})`,
      behind: record.behind ?? units ?? "",
    };
  }
  if ("dipped" in record) return { dipped: record.dipped.join("|") };
  if ("times-normal" in record) return { timesNormal: record["times-normal"].join("|") };
  return { pattern: [record.pattern].flat().join("") };
}
