/** What the two resources of a product share. */
import type { CodeableConcept, Coding, Extension, Medication } from "fhir/r4.js";
import type { ProductRecord, RxNormConcept } from "../../../interop.ports.ts";
import { OWN, SYSTEM, type Mapped } from "../systems.ts";
import { strengthOf } from "./strength.ts";

/** A record, and the one concept of RxNorm that it is sold as. */
export type Product = {
  readonly record: ProductRecord;
  readonly concept: RxNormConcept | undefined;
};

/** The product by its NDC and, where it is sold as exactly one, by the concept of RxNorm. */
export function codeOf({ record, concept }: Product): CodeableConcept {
  const { ndc, brandName, genericName, strength, dosageForm } = record;
  const isNamedSo = genericName === null || genericName.toLowerCase() === brandName.toLowerCase();
  const names = [isNamedSo ? brandName : `${brandName} (${genericName})`, strength, dosageForm];
  const coding: Coding[] = [
    { system: SYSTEM.ndc, code: ndc },
    ...(concept
      ? [{ system: SYSTEM.rxnorm, code: String(concept.rxcui), display: concept.name }]
      : []),
  ];
  return { coding, text: names.filter(Boolean).join(" ") };
}

export function statusOf({ record }: Product): "active" | "inactive" {
  return record.status === "active" ? "active" : "inactive";
}

type Ingredient = NonNullable<Medication["ingredient"]>[number];

/** Substances by FDA's codes, with strengths where there is one for each. */
export function ingredientsOf({ record }: Product): Ingredient[] {
  const strengths = (record.strength ?? "").split(";");
  const isEach = strengths.length === record.substances.length;
  return record.substances.map((name, at) => {
    const unii = record.uniis[at];
    return {
      itemCodeableConcept: {
        ...(unii && { coding: [{ system: SYSTEM.unii, code: unii }] }),
        text: name,
      },
      isActive: true,
      strength: isEach ? strengthOf(strengths[at] ?? "") : undefined,
    };
  });
}

export const textOf = (text: string | null): CodeableConcept | undefined =>
  text === null || text === "" ? undefined : { text };

const SOURCES: Readonly<Record<ProductRecord["source"], string>> = {
  directory: "https://www.fda.gov/drugs/drug-approvals-and-databases/national-drug-code-directory",
  "label-listing": "https://dailymed.nlm.nih.gov/dailymed",
  "label-words": "https://dailymed.nlm.nih.gov/dailymed",
  starter: "urn:wardbook:starter-content",
};

export function aboutProduct({ record }: Product) {
  return { source: SOURCES[record.source], updated: record.updatedAt };
}

const text = (url: string, value: string | null): Extension[] =>
  value === null || value === "" ? [] : [{ url, valueString: value }];

/** What FHIR has no element for: recalls of lots, a risk strategy, and each of several packages. */
export function extensionsOf({ record }: Product, { base }: Mapped): Extension[] {
  const { recalls, isUnderRems, packages } = record;
  return [
    ...recalls.map((recall) => ({
      url: `${base}/${OWN.recall}`,
      extension: [
        ...text("number", recall.number),
        ...text("classification", recall.classification),
        ...text("status", recall.status),
        ...text("reason", recall.reason),
        ...text("initiatedOn", recall.initiatedOn),
      ],
    })),
    ...(isUnderRems ? [{ url: `${base}/${OWN.rems}`, valueBoolean: true }] : []),
    ...packages.map(({ ndc, description }) => ({
      url: `${base}/${OWN.package}`,
      extension: [
        { url: "ndc", valueCoding: { system: SYSTEM.ndc, code: ndc } },
        ...text("description", description),
      ],
    })),
  ];
}
