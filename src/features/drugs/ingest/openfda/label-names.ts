import { fold } from "#/kernel/text.ts";
import { first, type JsonObject, strings } from "../fields.ts";
import { labelerInText } from "./labeler-in-text.ts";

export type LabelNames = {
  readonly brand: string;
  readonly generic: string;
  readonly manufacturer: string;
  /** Package codes that stand in the text; only where the openfda block has none. */
  readonly ndcs: readonly string[];
};

const UNNAMED = "Unnamed product";
const UNKNOWN_LABELER = "Unknown labeler";

/**
 * The names of a label's product: from the openfda block, or, where that is empty, from what the record says
 * itself: the product data elements begin with brand and generic name, the text has NDC and labeler.
 */
export function namesInLabel(record: JsonObject, openfda: JsonObject): LabelNames {
  const stated = {
    brand: first(openfda, "brand_name"),
    generic: first(openfda, "generic_name"),
    manufacturer: first(openfda, "manufacturer_name"),
  };
  const needed = stated.brand === undefined || stated.generic === undefined;
  const guess = needed ? namesInElements(record) : { brand: "", generic: "" };
  const brand = stated.brand ?? guess.brand;
  const generic = stated.generic ?? guess.generic;
  return {
    brand: brand || generic || UNNAMED,
    generic: generic || brand,
    manufacturer: stated.manufacturer ?? labelerInText(textsOf(record)) ?? UNKNOWN_LABELER,
    ndcs: strings(openfda, "product_ndc").length > 0 ? [] : ndcsIn(record),
  };
}

const LONGEST_NAME = 14;

/**
 * "IMFINZI Durvalumab DURVALUMAB HISTIDINE ...": brand, generic name and substances follow each other without
 * a mark between them. A name is the longest run of words that the label's text uses as one phrase.
 */
function namesInElements(record: JsonObject): { brand: string; generic: string } {
  const words = (first(record, "spl_product_data_elements") ?? "").split(/\s+/);
  const text = ` ${phraseOf(NAMING_FIELDS.flatMap((field) => strings(record, field)).join(" | "))} `;
  const brand = phraseAt(words, text);
  const rest = words.slice(brand.length);
  const again = phraseOf(rest.join(" ")).startsWith(`${phraseOf(brand.join(" "))} `);
  const generic = again ? rest.slice(0, brand.length) : phraseAt(rest, text);
  return { brand: brand.join(" "), generic: generic.join(" ") };
}

/** Folded words; whatever stands between two phrases, a bracket or a trade mark, stays as a bar. */
function phraseOf(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}\s%.-]+/gu, " | ")
    .replace(/\s+/g, " ")
    .trim();
}

const NAMING_FIELDS = [
  "indications_and_usage",
  "description",
  "package_label_principal_display_panel",
  "how_supplied",
  "dosage_forms_and_strengths",
];

function phraseAt(words: readonly string[], text: string): string[] {
  let best = words.slice(0, 1);
  for (let length = 2; length <= Math.min(LONGEST_NAME, words.length); length += 1) {
    const candidate = words.slice(0, length);
    if (text.includes(` ${phraseOf(candidate.join(" "))} `)) best = candidate;
  }
  return best.map((word, index) => (index === best.length - 1 ? word.replace(/,$/, "") : word));
}

function ndcsIn(record: JsonObject): string[] {
  const text = ["package_label_principal_display_panel", "how_supplied"]
    .flatMap((field) => strings(record, field))
    .join(" ");
  const found = text.matchAll(/\b\d{4,5}-\d{3,4}-\d{1,2}\b/g);
  return [...new Set([...found].map((match) => match[0]))];
}

function textsOf(record: JsonObject): string {
  return Object.keys(record)
    .flatMap((field) => (field.endsWith("_table") ? [] : strings(record, field)))
    .join(" ")
    .slice(0, 2_000_000);
}
