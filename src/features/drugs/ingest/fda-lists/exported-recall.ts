import { productsNamedIn, type RecallRow } from "../openfda/openfda-recall.ts";
import { writtenDay } from "./written-day.ts";

/** The columns that tell FDA's export of recalls from other tables. */
export const RECALL_EXPORT = ["RECALLING FIRM NAME", "REASON FOR RECALL", "PRODUCT ID"];

/** Reads one row of FDA's export of recalls, whose columns are named otherwise than in openFDA's reports. */
export function readExportedRecall(
  row: Readonly<Record<string, unknown>>,
): RecallRow | { problem: string } {
  const fields = new Map(
    Object.entries(row).map(([column, value]) => [
      column.toUpperCase(),
      String(value ?? "").trim(),
    ]),
  );
  const of = (column: string) => fields.get(column) ?? "";
  const id = of("PRODUCT ID");
  if (!/^\d{1,9}$/.test(id)) return { problem: "The recall has no product ID." };
  const kind = of("PRODUCT TYPE");
  if (kind !== "" && !/^drugs?$/i.test(kind)) {
    return { problem: `It is a recall of ${kind.slice(0, 40)}, not of drugs.` };
  }
  return {
    recallNumber: `FDA product ${id}`,
    classification:
      of("PRODUCT CLASSIFICATION") || of("EVENT CLASSIFICATION") || "Not yet classified",
    status: of("STATUS") || "Unknown",
    reason: of("REASON FOR RECALL"),
    firm: of("RECALLING FIRM NAME"),
    product: of("PRODUCT DESCRIPTION"),
    initiatedOn: null,
    classifiedOn: writtenDay(of("CENTER CLASSIFICATION DATE")) ?? null,
    eventId: of("EVENT ID") || null,
    terminatedOn: null,
    productKeys: productsNamedIn(of("PRODUCT DESCRIPTION")),
  };
}
