import type { ImportRequest } from "#/platform/ingest/command.ts";
import type { Fields } from "#/platform/ingest/formats/delimited.ts";
import type { Counts } from "#/platform/ingest/run/run.ts";
import { orangeBookProducts } from "../../server/fda-lists.table.ts";
import { importList } from "./import-list.ts";
import { tableItems } from "./table-items.ts";
import type { WholeList } from "./write-list.ts";
import { writtenDay } from "./written-day.ts";

export type OrangeBookProduct = typeof orangeBookProducts.$inferSelect;

const COLUMNS = ["INGREDIENT", "DF;ROUTE", "STRENGTH", "APPL_TYPE", "APPL_NO", "TE_CODE", "TYPE"];
const BEFORE = /^approved prior to jan 1, 1982$/i;

export const orangeBookList: WholeList<OrangeBookProduct> = {
  table: orangeBookProducts,
  fields: [
    "application",
    "productNumber",
    "ingredient",
    "form",
    "route",
    "strength",
    "tradeName",
    "applicant",
    "rating",
    "approvedOn",
    "isReference",
    "marketing",
  ],
  keyOf: ({ application, productNumber }) => `${application} ${productNumber}`,
  itemsOf: (document) =>
    tableItems(document, { delimiter: "~", columns: COLUMNS }, readOrangeBookRow),
  dayOf: ({ approvedOn }) => approvedOn,
  called: "products of the Orange Book: its zip, or products.txt of it, can be read",
};

/** Imports FDA's Orange Book, as its zip or as products.txt of it. */
export function importOrangeBook(request: ImportRequest): Promise<Counts> {
  return importList(request, orangeBookList);
}

/** @returns a product, or why the row is none. */
export function readOrangeBookRow(fields: Fields): OrangeBookProduct | string {
  const of = (column: string) => (fields[column] ?? "").trim();
  const kind = { N: "NDA", A: "ANDA" }[of("APPL_TYPE")];
  if (kind === undefined) return `"${of("APPL_TYPE").slice(0, 20)}" is neither N nor A.`;
  if (!/^\d{6}$/.test(of("APPL_NO"))) return `"${of("APPL_NO").slice(0, 20)}" is no application.`;
  const [form = "", route = ""] = of("DF;ROUTE").split(";");
  const marketing = of("TYPE");
  if (marketing !== "RX" && marketing !== "OTC" && marketing !== "DISCN") {
    return `"${marketing.slice(0, 20)}" is not RX, OTC or DISCN.`;
  }
  const approved = of("APPROVAL_DATE");
  const approvedOn = writtenDay(approved) ?? null;
  if (approvedOn === null && !BEFORE.test(approved)) {
    return `"${approved.slice(0, 40)}" is not a date.`;
  }
  return {
    application: kind + of("APPL_NO"),
    productNumber: of("PRODUCT_NO"),
    ingredient: of("INGREDIENT"),
    form,
    route,
    // Remarks on the listing follow between asterisks.
    strength: of("STRENGTH").replace(/\s*\*\*.*$/s, ""),
    tradeName: of("TRADE_NAME"),
    applicant: of("APPLICANT_FULL_NAME") || of("APPLICANT"),
    rating: of("TE_CODE") || null,
    approvedOn,
    isReference: /^yes$/i.test(of("RLD")),
    marketing,
  };
}
