import type { ImportRequest } from "#/platform/ingest/command.ts";
import type { Fields } from "#/platform/ingest/formats/delimited.ts";
import type { Counts } from "#/platform/ingest/run/run.ts";
import { safetyLabelChanges } from "../../server/fda-lists.table.ts";
import { importList } from "./import-list.ts";
import { tableItems } from "./table-items.ts";
import type { WholeList } from "./write-list.ts";
import { writtenDay } from "./written-day.ts";

export type SafetyLabelChange = typeof safetyLabelChanges.$inferSelect;

const COLUMNS = ["DRUG NAME", "ACTIVE INGREDIENT", "APPLICATION NUMBER", "SUPPLEMENT DATE", "LINK"];

export const safetyLabelChangeList: WholeList<SafetyLabelChange> = {
  table: safetyLabelChanges,
  fields: ["application", "changedOn", "drug", "ingredient", "number"],
  keyOf: ({ application, changedOn, number }) => `${application} ${changedOn} ${number}`,
  itemsOf: (document) => tableItems(document, { delimiter: ",", columns: COLUMNS }, readChange),
  dayOf: ({ changedOn }) => changedOn,
  called: "safety labeling changes: FDA's export of them (CSV) can be read",
};

/** Imports the export of FDA's database of safety labeling changes. */
export function importSafetyLabelChanges(request: ImportRequest): Promise<Counts> {
  return importList(request, safetyLabelChangeList);
}

/** @returns a change, or why the row is none. */
export function readChange(fields: Fields): SafetyLabelChange | string {
  const of = (column: string) => (fields[column] ?? "").trim();
  const changedOn = writtenDay(of("SUPPLEMENT DATE"));
  if (changedOn === undefined) return `"${of("SUPPLEMENT DATE").slice(0, 40)}" is not a date.`;
  const number = Number(/DrugNameID=(\d{1,9})\b/i.exec(of("LINK"))?.[1]);
  if (Number.isNaN(number)) return "The link does not name the drug's number.";
  const digits = of("APPLICATION NUMBER");
  if (!/^\d{5,6}$/.test(digits)) return `"${digits.slice(0, 20)}" is no application.`;
  const kind = of("APPLICATION TYPE").toUpperCase();
  if (!/^(NDA|BLA|ANDA)$/.test(kind)) return `"${kind.slice(0, 20)}" is not NDA, BLA or ANDA.`;
  return {
    application: kind + digits.padStart(6, "0"),
    changedOn,
    drug: of("DRUG NAME"),
    ingredient: of("ACTIVE INGREDIENT"),
    number,
  };
}
