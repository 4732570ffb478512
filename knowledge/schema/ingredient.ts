/** `knowledge/ingredients/<id>.yaml`: what a substance is called, and what is known of it. */
import * as v from "valibot";
import type { MedicationRecord } from "#/features/dosage/logic/record/record.ts";
import { MedicationSchema } from "#/features/dosage/logic/record/record.schema.ts";
import { ROUTES } from "#/features/substances/substance.ts";
import { Id, Text, Texts } from "./fields.ts";
import { KnowledgeError } from "./files.ts";
import { Boxed, Contraindicated } from "./limits.ts";
import { MonographRecord } from "./monograph-record.ts";

const MARKS = { "reaches the blood": "+", "stays in place": "-" } as const;
const isMark = (word: string): word is keyof typeof MARKS => word in MARKS;
const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(ROUTES).map(([code, [route]]) => [route, code]),
);

const Names = {
  name: v.optional(Text),
  /** In FDA's or ISMP's tall-man letters, where it looks like another. */
  "tall-man": v.optional(Text),
  kind: v.optional(v.picklist(["vaccine", "contrast", "food", "herb", "supplement"])),
  also: v.optional(Texts),
  /** In use, though ISMP or the Joint Commission ask not to use them, or read as several drugs. */
  "dangerous-abbreviations": v.optional(Texts),
  schedule: v.optional(v.picklist(["I", "II", "III", "IV", "V"])),
  retired: v.optional(v.literal(true)),
  unspecified: v.optional(v.literal(true)),
  classes: v.array(Id),
  routes: v.array(Text),
  salts: v.optional(Texts),
  brands: v.optional(Texts),
};

/** Held against its own schema when it is packed; what is said once for all of a file is not said in it. */
const DosingRecord = v.looseObject({
  boxed: v.optional(v.never("stands at the head of the file")),
  contraindicated: v.optional(v.never("stands at the head of the file")),
});

export const Ingredient = v.strictObject({
  id: Id,
  ...Names,
  boxed: v.optional(Boxed),
  contraindicated: v.optional(Contraindicated),
  dosing: v.optional(v.array(DosingRecord)),
  monograph: v.optional(MonographRecord),
});
export type Ingredient = v.InferOutput<typeof Ingredient>;

export const CombinationProduct = v.strictObject({
  names: Texts,
  of: v.pipe(v.array(Id), v.nonEmpty()),
  routes: v.optional(Texts),
});

/** "ophthalmic, reaches the blood" as the vocabulary's table writes it: "oph+". */
function routeCode(text: string): string {
  const [route = "", mark] = text.split(", ");
  const code = CODES.get(route);
  if (code === undefined || (mark !== undefined && !isMark(mark))) {
    throw new KnowledgeError(`no route "${text}"`);
  }
  return mark === undefined ? code : `${code}${MARKS[mark]}`;
}

const routesCell = (routes: readonly string[] | undefined): string =>
  (routes ?? []).map(routeCode).join(" ");

/** The substance's line in the table that browsers load (src/features/substances/logic/record.ts). */
export function substanceLine(record: Ingredient): string {
  const remarks = [
    record.name && `name ${record.name}`,
    record["tall-man"] && `tall ${record["tall-man"]}`,
    record.also && `aka ${record.also.join(", ")}`,
    record["dangerous-abbreviations"] && `danger ${record["dangerous-abbreviations"].join(", ")}`,
    record.schedule && `cs ${record.schedule}`,
    record.kind && record.kind !== "vaccine" && record.kind !== "contrast" && `kind ${record.kind}`,
    record.retired && "retired",
    record.unspecified && "unspecified",
  ].filter((remark) => typeof remark === "string");
  const { id, classes, routes, salts = [], brands = [] } = record;
  const cells = [id, classes.join(", "), routesCell(routes), salts.join(", "), brands.join(", ")];
  return [...cells, remarks.join("; ")].join(" | ");
}

/** A combination's line in the table that browsers load. */
export function combinationLine(record: v.InferOutput<typeof CombinationProduct>): string {
  const cells = [record.names.join(", "), record.of.join(" + ")];
  if (record.routes !== undefined) cells.push(routesCell(record.routes));
  return cells.join(" | ");
}

export const Guideline = v.strictObject({
  id: Id,
  title: Text,
  year: v.pipe(v.number(), v.integer()),
});
type Guidelines = ReadonlyMap<string, { readonly guideline: string; readonly year: number }>;

/**
 * A dosing record with each source that it names by id written out, as the calculator reads it.
 * @throws KnowledgeError for a source that `sources.yaml` does not have, and for a record that breaks its schema
 */
export function medication(
  file: string,
  record: unknown,
  guidelines: Guidelines,
): MedicationRecord {
  const written = withSources(record, (id) => {
    const source = guidelines.get(id);
    if (source === undefined) throw new KnowledgeError(`${file}: no source "${id}"`);
    return source;
  });
  const parsed = v.safeParse(MedicationSchema, written);
  // As it is written: parsing would put the fields into the order of the schema.
  if (parsed.success) return written as MedicationRecord;
  const [issue] = parsed.issues;
  const path = issue.path?.map(({ key }) => String(key)).join("/") ?? "";
  throw new KnowledgeError(`${file}: dosing/${path}: ${issue.message}`);
}

function withSources(value: unknown, sourceOf: (id: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withSources(one, sourceOf));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === "source" && typeof one === "string" ? sourceOf(one) : withSources(one, sourceOf),
    ]),
  );
}
