import { productKeys } from "#/kernel/ndc.ts";
import type { drugRecalls } from "../../server/recall.table.ts";
import { first, isObject, isoDate, type JsonObject, strings } from "../fields.ts";

export type RecallRow = typeof drugRecalls.$inferSelect;

/** A code in the words of a report: "NDC 99990-001-30", "NDC# 99990-001-30". */
const CODE = /\b\d{4,6}-\d{3,4}(?:-\d{1,2})?\b/g;

/** The products that words name by their codes, at full width (kernel/ndc.ts). */
export function productsNamedIn(text: string): string[] {
  return [...new Set((text.match(CODE) ?? []).flatMap(productKeys))].toSorted();
}

/** Reads one record of openFDA's drug enforcement reports. */
export function readOpenFdaRecall(record: JsonObject): RecallRow | { problem: string } {
  const recallNumber = first(record, "recall_number");
  if (recallNumber === undefined) return { problem: "The recall has no number." };
  const openfda = isObject(record["openfda"]) ? record["openfda"] : {};
  const product = first(record, "product_description") ?? "";
  // Many reports have no openfda block; what they recall then stands in their words alone.
  const listed = [...strings(openfda, "product_ndc"), ...strings(openfda, "package_ndc")];
  const said = `${product} ${first(record, "code_info") ?? ""}`;
  return {
    recallNumber,
    classification: first(record, "classification") ?? "Not yet classified",
    status: first(record, "status") ?? "Unknown",
    reason: first(record, "reason_for_recall") ?? "",
    firm: first(record, "recalling_firm") ?? "",
    product,
    initiatedOn: isoDate(first(record, "recall_initiation_date")) ?? null,
    classifiedOn: isoDate(first(record, "center_classification_date")) ?? null,
    eventId: first(record, "event_id") ?? null,
    terminatedOn: isoDate(first(record, "termination_date")) ?? null,
    productKeys:
      listed.length > 0
        ? [...new Set(listed.flatMap(productKeys))].toSorted()
        : productsNamedIn(said),
  };
}
