import { productNdc, readNdc } from "#/kernel/ndc.ts";
import type { LabelSection } from "../../labels.contract.ts";
import { populationParts } from "../../logic/label-text.ts";
import { SECTION } from "../../section.ts";
import { codeOfField, orderOfCode, titleOfCode } from "../../logic/section-kind.ts";
import { first, isObject, isoDate, type JsonObject, plain, strings } from "../fields.ts";
import { footnotesIn } from "../label-text/html-table.ts";
import { textWithTables } from "../label-text/placed-tables.ts";
import { factsInLabel } from "./label-facts.ts";
import { namesInLabel } from "./label-names.ts";
import type { LabelRecord, PackageRecord, ProductRecord } from "../records.ts";

/** Reads one record of openFDA's drug label endpoint. */
export function readOpenFdaLabel(record: JsonObject): LabelRecord | { problem: string } {
  const openfda = isObject(record["openfda"]) ? record["openfda"] : {};
  const setId = first(record, "set_id") ?? first(openfda, "spl_set_id");
  const splId = first(record, "id") ?? first(openfda, "spl_id");
  if (setId === undefined) return { problem: "The label has no set id." };
  const version = Number.parseInt(first(record, "version") ?? "1", 10);
  if (!(version > 0))
    return { problem: `The label's version "${first(record, "version")}" is no number.` };
  const sections = sectionsOf(record);
  const products = productsOf(record, openfda);
  return {
    setId: setId.toLowerCase(),
    version,
    splId: (splId ?? setId).toLowerCase(),
    effectiveOn: isoDate(first(record, "effective_time")),
    title: products[0]?.brandName ?? "",
    sections,
    products,
  };
}

function sectionsOf(record: JsonObject): LabelSection[] {
  const sections: LabelSection[] = [];
  const fields = Object.keys(record);
  const footnotes = footnotesIn(
    fields.filter((field) => field.endsWith("_table")).flatMap((field) => strings(record, field)),
  );
  for (const field of fields) {
    const code = codeOfField(field);
    if (code === undefined) continue;
    const tables = strings(record, `${field}_table`);
    const blocks = textWithTables(strings(record, field), tables, footnotes);
    if (blocks.length === 0) continue;
    sections.push({ code, title: titleOfCode(code), depth: 0, blocks });
  }
  return [...sections, ...impairments(record, sections)].toSorted(
    (a, b) => orderOfCode(a.code) - orderOfCode(b.code),
  );
}

/** openFDA has no field for these two: they stand inside "Use in specific populations", or in a part of their own. */
const PARTS = [
  {
    code: SECTION.renal,
    heading: /^(patients with |use in (patients with )?)?renal (impair|insuff|dys|dis)/i,
  },
  {
    code: SECTION.hepatic,
    heading: /^(patients with |use in (patients with )?)?hepatic (impair|insuff|dys|dis)/i,
  },
  { code: SECTION.lactation, heading: /^lactation\b/i },
];

function impairments(record: JsonObject, found: readonly LabelSection[]): LabelSection[] {
  const texts = [
    ...strings(record, "use_in_specific_populations").flatMap(populationParts),
    ...strings(record, "spl_unclassified_section"),
  ].map((text) => text.replace(/^[\d.]+\s+/, ""));
  return PARTS.flatMap(({ code, heading }) => {
    if (found.some((section) => section.code === code)) return [];
    const text = texts.find((part) => heading.test(part));
    if (text === undefined) return [];
    const blocks = [{ kind: "paragraph" as const, text }];
    return [{ code, title: titleOfCode(code), depth: 0, blocks }];
  });
}

function productsOf(record: JsonObject, openfda: JsonObject): ProductRecord[] {
  const names = namesInLabel(record, openfda);
  const packages = packagesOf(openfda, names.ndcs);
  const listed = strings(openfda, "product_ndc");
  const ndcs = [...new Set(listed.length > 0 ? listed : packages.map((found) => found.productNdc))];
  const shared = {
    brandName: names.brand,
    genericName: names.generic,
    manufacturer: names.manufacturer,
    routes: strings(openfda, "route"),
    productType: first(openfda, "product_type"),
    marketingCategory: categoryOfApplication(first(openfda, "application_number")),
    applicationNumber: first(openfda, "application_number"),
    substances: strings(openfda, "substance_name"),
    classes: CLASS_FIELDS.flatMap((field) => strings(openfda, field)),
    splId: first(record, "id")?.toLowerCase(),
    finished: true,
  };
  const facts = factsInLabel(record, names.generic, ndcs, shared.substances.length);
  return (ndcs.length === 0 ? [undefined] : ndcs).map((ndc) => ({
    ...shared,
    ndc,
    ...facts(ndc),
    packages: packages.filter((found) => found.productNdc === ndc),
  }));
}

const CLASS_FIELDS = ["pharm_class_epc", "pharm_class_cs", "pharm_class_moa", "pharm_class_pe"];

function packagesOf(openfda: JsonObject, otherNdcs: readonly string[]): PackageRecord[] {
  return [...strings(openfda, "package_ndc"), ...otherNdcs].flatMap((text) => {
    const [ndc] = readNdc(text);
    if (ndc === undefined) return [];
    return [{ productNdc: productNdc(ndc), ndc: plain(text), description: "" }];
  });
}

/** The kind of application by its number's prefix: "NDA021902" is NDA. Nothing else says it in this record. */
function categoryOfApplication(number: string | undefined): string | undefined {
  return /^(ANDA|NDA|BLA)/i.exec(number ?? "")?.[1]?.toUpperCase();
}
