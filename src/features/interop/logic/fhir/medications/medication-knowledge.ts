import type { CodeableConcept, MedicationKnowledge } from "fhir/r4.js";
import { withMeta } from "../meta.ts";
import { SYSTEM, type Mapped } from "../systems.ts";
import {
  aboutProduct,
  codeOf,
  extensionsOf,
  ingredientsOf,
  statusOf,
  textOf,
  type Product,
} from "./product.ts";

/** A product with its class, schedule, package, looks and label. */
export function medicationKnowledgeOf(product: Product, mapped: Mapped): MedicationKnowledge {
  const { record } = product;
  const { ndc, dosageForm, manufacturer, brandName, genericName, route } = record;
  const resource: MedicationKnowledge = {
    resourceType: "MedicationKnowledge",
    id: ndc,
    extension: extensionsOf(product, mapped),
    code: codeOf(product),
    status: statusOf(product),
    manufacturer: { display: manufacturer ?? "" },
    doseForm: textOf(dosageForm),
    synonym: [...new Set([brandName, genericName ?? ""])],
    ingredient: ingredientsOf(product),
    intendedRoute: (route ?? "").split("; ").flatMap((each) => textOf(each) ?? []),
    medicineClassification: classesOf(product),
    monograph: monographOf(product),
    packaging: packagingOf(product),
    drugCharacteristic: characteristicsOf(product),
    regulatory: regulatoryOf(product),
  };
  return withMeta(resource, aboutProduct(product));
}

/** Classes as FDA writes them, by the kind in their brackets: "Corticosteroid [EPC]". */
function classesOf({ record }: Product): MedicationKnowledge["medicineClassification"] {
  return record.classes.map((text) => ({
    type: { text: /\[(\w+)\]$/.exec(text)?.[1] ?? "class" },
    classification: [{ text }],
  }));
}

function monographOf({ record: { label } }: Product): MedicationKnowledge["monograph"] {
  if (label === null) return [];
  const { setId, version, effectiveOn } = label;
  const of = effectiveOn === null ? "" : `, ${effectiveOn}`;
  return [
    {
      type: { text: "label" },
      source: {
        reference: `https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=${setId}&version=${version}`,
        display: `Label, version ${version}${of}`,
      },
    },
  ];
}

/** FHIR has room for one package: where there are several, all are extensions. */
function packagingOf({ record: { packages } }: Product): MedicationKnowledge["packaging"] {
  const [only] = packages;
  if (only === undefined || packages.length > 1) return undefined;
  const { ndc, description } = only;
  return { type: { coding: [{ system: SYSTEM.ndc, code: ndc }], text: description } };
}

const CHARACTERISTIC = "http://terminology.hl7.org/CodeSystem/medicationknowledge-characteristic";

const coded = (code: string): CodeableConcept => ({ coding: [{ system: CHARACTERISTIC, code }] });

/** How a pill looks. */
function characteristicsOf({
  record: { pill },
}: Product): MedicationKnowledge["drugCharacteristic"] {
  if (pill === null) return [];
  const { imprint, shape, colors, sizeMm, pieces } = pill;
  const size = { value: sizeMm ?? 0, unit: "mm", system: SYSTEM.ucum, code: "mm" };
  return [
    ...(imprint === "" ? [] : [{ type: coded("imprintcd"), valueString: imprint }]),
    ...(shape === null ? [] : [{ type: coded("shape"), valueString: shape }]),
    ...colors.map((color) => ({ type: coded("color"), valueString: color })),
    ...(sizeMm === null ? [] : [{ type: coded("size"), valueQuantity: size }]),
    ...(pieces === null
      ? []
      : [{ type: { text: "pieces by score marks" }, valueQuantity: { value: pieces } }]),
  ];
}

function regulatoryOf({ record: { schedule } }: Product): MedicationKnowledge["regulatory"] {
  if (schedule === null) return [];
  return [
    {
      regulatoryAuthority: { display: "DEA" },
      schedule: [{ schedule: { text: schedule } }],
    },
  ];
}
