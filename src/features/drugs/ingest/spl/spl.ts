import {
  at,
  childrenOf,
  descendants,
  textIn,
  type XmlElement,
} from "#/platform/ingest/formats/xml-tree.ts";
import { isoDate } from "../fields.ts";
import type { DrugRecord } from "../records.ts";
import { splProducts } from "./spl-products.ts";
import { splSections } from "./spl-sections.ts";
import { wordsIn } from "./spl-text.ts";

const INDEXING = "Pharmacologic Class";

/** Reads one SPL document: a label, or FDA's index of a substance's pharmacologic classes. */
export function readSpl(document: XmlElement): DrugRecord[] | { problem: string } {
  if (document.name !== "document") {
    return { problem: `The XML is a <${document.name.slice(0, 40)}>, not an SPL <document>.` };
  }
  const setId = at(document, "setId")?.attributes["root"];
  const splId = at(document, "id")?.attributes["root"];
  const version = Number(at(document, "versionNumber")?.attributes["value"]);
  if (setId === undefined || splId === undefined || !(version > 0)) {
    return { problem: "The SPL document has no set id, no id or no version." };
  }
  const kind = at(document, "code")?.attributes["displayName"] ?? "";
  if (kind.includes(INDEXING)) return classIndex(document);
  const productType = kind.replace(/\s*LABEL.*$/i, "").toUpperCase() || undefined;
  const products = splProducts(document, { splId: splId.toLowerCase(), productType });
  const sections = splSections(document);
  if (products.length + sections.length === 0) {
    return { problem: `The SPL document (${kind || "no kind"}) lists no product and has no text.` };
  }
  const titleElement = at(document, "title");
  return [
    {
      kind: "label",
      rank: "listing",
      label: {
        setId: setId.toLowerCase(),
        splId: splId.toLowerCase(),
        version,
        effectiveOn: isoDate(at(document, "effectiveTime")?.attributes["value"]),
        title: titleElement === undefined ? "" : wordsIn(titleElement),
        sections,
        products,
      },
    },
  ];
}

function classIndex(document: XmlElement): DrugRecord[] | { problem: string } {
  const substances = [...descendants(document, "identifiedSubstance")].filter(
    (substance) => childrenOf(substance, "asSpecializedKind").length > 0,
  );
  if (substances.length === 0) return { problem: "The index names no substance." };
  return substances.map((substance) => ({
    kind: "class-index",
    unii: at(substance, "code")?.attributes["code"] ?? "",
    substance: textIn(at(substance, "name")),
    classes: [...descendants(substance, "asSpecializedKind")].flatMap(
      (kind) => at(kind, "generalizedMaterialKind", "code")?.attributes["displayName"] ?? [],
    ),
  }));
}
