import * as v from "valibot";
import { wholeNumber } from "#/kernel/schema.ts";

const TableCell = v.object({
  text: v.string(),
  head: v.boolean(),
  columns: v.number(),
  rows: v.number(),
});

const TableRow = v.object({ head: v.boolean(), cells: v.array(TableCell) });

/** A footnote, by the mark that stands in the cells which it is put to: "[1]". */
const TableNote = v.object({ mark: v.string(), text: v.string() });

/** A piece of a label's text in a structure of ours, never markup of its source. */
const Block = v.variant("kind", [
  v.object({ kind: v.literal("paragraph"), text: v.string() }),
  v.object({ kind: v.literal("list"), ordered: v.boolean(), items: v.array(v.string()) }),
  v.object({
    kind: v.literal("table"),
    caption: v.string(),
    rows: v.array(TableRow),
    notes: v.optional(v.array(TableNote)),
  }),
]);

const LabelSection = v.object({
  /** LOINC code of the section's kind; 42229-5 is a part that has none of its own. */
  code: v.string(),
  title: v.string(),
  /** 0 for a section of its own, 1 and more for a part of the section before it. */
  depth: v.number(),
  blocks: v.array(Block),
  /** What the label's Highlights say of this section, where the source keeps it apart. */
  highlights: v.optional(v.array(Block)),
});

export type TableCell = v.InferOutput<typeof TableCell>;
export type TableNote = v.InferOutput<typeof TableNote>;
export type TableRow = v.InferOutput<typeof TableRow>;
export type Block = v.InferOutput<typeof Block>;
export type LabelSection = v.InferOutput<typeof LabelSection>;

export const LabelDocument = v.object({
  setId: v.string(),
  version: v.number(),
  effectiveOn: v.nullable(v.string()),
  title: v.string(),
  /** Whether a reader of an earlier Wardbook read it, which lost exponents and footnotes of tables. */
  readByOlder: v.boolean(),
  versions: v.array(v.object({ version: v.number(), effectiveOn: v.nullable(v.string()) })),
  sections: v.array(LabelSection),
});

export type LabelDocument = v.InferOutput<typeof LabelDocument>;

/** Without a version, the newest. */
export const LabelQuery = v.object({
  setId: v.string(),
  version: v.optional(wholeNumber(1, 100_000)),
});

export const ChangesQuery = v.object({
  setId: v.string(),
  from: wholeNumber(1, 100_000),
  to: wholeNumber(1, 100_000),
});

/** A sentence, or a row of a table with a bar between its cells, that the two versions do not have alike. */
const Clause = v.object({
  change: v.picklist(["added", "removed", "changed", "moved"]),
  text: v.string(),
  /** Of one that changed: what it said. */
  before: v.optional(v.string()),
  /** Of one that moved: the section that it came from, or went to. */
  from: v.optional(v.string()),
  to: v.optional(v.string()),
  /** Of a row: the caption of its table. */
  table: v.optional(v.string()),
});

const SectionChange = v.object({
  code: v.string(),
  title: v.string(),
  /** Its heading in the earlier version, where that was another. */
  was: v.nullable(v.string()),
  /** "moved" where most of it stands in other sections of the other version. */
  change: v.picklist(["added", "removed", "changed", "moved"]),
  clauses: v.array(Clause),
});

export const LabelChanges = v.object({
  setId: v.string(),
  from: v.number(),
  to: v.number(),
  /** Whether all that is kept of the two is equal: words, tables, highlights, structure. */
  same: v.boolean(),
  /** Those of the two that a reader of an earlier Wardbook read: they may differ from the other in their reading alone. */
  readByOlder: v.array(v.number()),
  sections: v.array(SectionChange),
});

export type Clause = v.InferOutput<typeof Clause>;
export type SectionChange = v.InferOutput<typeof SectionChange>;
export type LabelChanges = v.InferOutput<typeof LabelChanges>;
