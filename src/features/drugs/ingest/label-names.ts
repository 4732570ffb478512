import { withoutHeading } from "../logic/label-text.ts";
import { first, type JsonObject, strings } from "./fields.ts";

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
 * itself: the product data elements begin with brand and generic name, the package label has NDC and labeler.
 */
export function namesInLabel(record: JsonObject, openfda: JsonObject): LabelNames {
  const elements = first(record, "spl_product_data_elements") ?? "";
  const panel = strings(record, "package_label_principal_display_panel").join(" ");
  const text = [panel, ...strings(record, "how_supplied")].join(" ");
  const guess = namesInElements(elements);
  const brand = first(openfda, "brand_name") ?? guess.brand;
  const generic = first(openfda, "generic_name") ?? guess.generic;
  const ndcs = strings(openfda, "product_ndc").length > 0 ? [] : ndcsInText(text);
  const labeler = first(openfda, "manufacturer_name") ?? labelerInText(allText(record));
  return {
    brand: brand || generic || nameInDescription(record) || UNNAMED,
    generic: generic || brand,
    manufacturer: labeler ?? UNKNOWN_LABELER,
    ndcs,
  };
}

/** "Ruxience rituximab-pvvr RITUXIMAB RITUXIMAB EDETATE ...": brand and generic stand before the first substance, in capitals. */
function namesInElements(elements: string): { brand: string; generic: string } {
  const words = elements.split(/\s+/).filter((word) => word !== "");
  const folded = words.map((word) => word.toLowerCase());
  // The same name twice in a row is brand and generic of a generic product.
  for (let length = 1; length <= Math.min(6, Math.floor(words.length / 2)); length += 1) {
    const once = folded.slice(0, length).join(" ");
    if (once === folded.slice(length, 2 * length).join(" ")) {
      const name = words.slice(0, length).join(" ");
      return { brand: name, generic: name };
    }
  }
  const capitals = words.findIndex(
    (word, index) => index > 0 && /^[A-Z]{3,}/.test(word) && !/[a-z]/.test(word),
  );
  const named = words.slice(0, capitals === -1 ? 2 : capitals);
  const lower = named.findIndex((word) => /^[a-z]/.test(word));
  if (lower > 0) {
    return { brand: named.slice(0, lower).join(" "), generic: named.slice(lower).join(" ") };
  }
  const name = named.slice(0, 4).join(" ");
  return { brand: name, generic: words.slice(named.length, named.length + 1).join(" ") };
}

function ndcsInText(text: string): string[] {
  const found = text.matchAll(/\b\d{4,5}-\d{3,4}-\d{1,2}\b/g);
  return [...new Set([...found].map((match) => match[0]))];
}

const LABELER =
  /(?:Manufactured|Mfd\.?|Marketed|Distributed|Dist\.?|Repackaged|Packaged)\s+(?:by|for)\s*:?\s*((?:[A-Z0-9][\w&.'’-]*,?\s+){1,6}?(?:Inc\.?|LLC|L\.L\.C\.|Ltd\.?|Limited|Corp(?:oration|\.)?|Company|Co\.|GmbH|AG|S\.A\.|LP|L\.P\.|Laboratories|Pharmaceuticals|Pharma))/;

function labelerInText(text: string): string | undefined {
  return LABELER.exec(text)?.[1]?.trim();
}

function allText(record: JsonObject): string {
  return Object.keys(record)
    .flatMap((field) => (field.endsWith("_table") ? [] : strings(record, field)))
    .join(" ")
    .slice(0, 2_000_000);
}

/** A description begins with the product's name: "X (generic) tablets are ..." */
function nameInDescription(record: JsonObject): string {
  const text = withoutHeading(first(record, "description") ?? "");
  return /^([A-Z][\w-]+(?:\s+[A-Z][\w-]+){0,3})/.exec(text)?.[1] ?? "";
}
