/** What is said of providers and drugs that FHIR has no element for, and codes of our own. */
import type { CodeSystem, ElementDefinition, StructureDefinition } from "fhir/r4.js";
import { OWN_ENDPOINT_TYPES } from "./providers/endpoint.ts";
import { OWN } from "./systems.ts";

type Part = { readonly name: string; readonly type: string; readonly says: string };

type Described = {
  readonly address: string;
  readonly name: string;
  readonly title: string;
  readonly on: readonly string[];
  readonly parts: readonly Part[];
};

const EXCLUSION: Described = {
  address: OWN.exclusion,
  name: "OigExclusion",
  title: "A mark of OIG's list of excluded individuals and entities",
  on: ["Practitioner", "Organization"],
  parts: [
    {
      name: "matchedBy",
      type: "code",
      says: "npi, or name for a possible match by name and state that has to be checked",
    },
    { name: "excludedOn", type: "string", says: "The day of the exclusion" },
    { name: "basis", type: "string", says: "The section of the Act" },
    { name: "listedAs", type: "string", says: "The name in the list" },
  ],
};

const ON_PRODUCTS = ["Medication", "MedicationKnowledge"];

const RECALL: Described = {
  address: OWN.recall,
  name: "DrugRecall",
  title: "A recall of lots of the product, by FDA's enforcement reports",
  on: ON_PRODUCTS,
  parts: [
    { name: "number", type: "string", says: "The number of the recall" },
    { name: "classification", type: "string", says: "Its class" },
    { name: "status", type: "string", says: "Whether it goes on" },
    { name: "reason", type: "string", says: "Why" },
    { name: "initiatedOn", type: "string", says: "The day it began" },
  ],
};

const PACKAGE: Described = {
  address: OWN.package,
  name: "ProductPackage",
  title: "A package in which the product is sold",
  on: ON_PRODUCTS,
  parts: [
    { name: "ndc", type: "Coding", says: "The NDC of the package" },
    { name: "description", type: "string", says: "What it holds" },
  ],
};

const REMS: Described = {
  address: OWN.rems,
  name: "Rems",
  title: "The label says that it is available under a risk evaluation and mitigation strategy only",
  on: ON_PRODUCTS,
  parts: [],
};

export function ownDefinitions(base: string): (StructureDefinition | CodeSystem)[] {
  const described = [EXCLUSION, RECALL, PACKAGE, REMS];
  return [...described.map((each) => definitionOf(each, base)), endpointTypes(base)];
}

function definitionOf(described: Described, base: string): StructureDefinition {
  const { address, name, title, on, parts } = described;
  const url = `${base}/${address}`;
  return {
    resourceType: "StructureDefinition",
    id: address.split("/")[1] ?? "",
    url,
    name,
    title,
    status: "active",
    fhirVersion: "4.0.1",
    kind: "complex-type",
    abstract: false,
    context: on.map((expression) => ({ type: "element", expression })),
    type: "Extension",
    baseDefinition: "http://hl7.org/fhir/StructureDefinition/Extension",
    derivation: "constraint",
    differential: { element: [rootOf(title), ...parts.flatMap(elementsOf)] },
  };
}

const rootOf = (short: string): ElementDefinition => ({
  id: "Extension",
  path: "Extension",
  short,
});

function elementsOf({ name, type, says }: Part): ElementDefinition[] {
  const id = `Extension.extension:${name}`;
  return [
    {
      id,
      path: "Extension.extension",
      sliceName: name,
      short: says,
      max: "1",
    },
    { id: `${id}.url`, path: "Extension.extension.url", fixedUri: name },
    { id: `${id}.value[x]`, path: "Extension.extension.value[x]", type: [{ code: type }] },
  ];
}

function endpointTypes(base: string): CodeSystem {
  return {
    resourceType: "CodeSystem",
    id: OWN.endpointType.split("/")[1] ?? "",
    url: `${base}/${OWN.endpointType}`,
    name: "NppesEndpointType",
    title: "Kinds of endpoints of the registry that FHIR has no code for",
    status: "active",
    content: "complete",
    count: OWN_ENDPOINT_TYPES.length,
    concept: OWN_ENDPOINT_TYPES.map(([code, display]) => ({ code, display })),
  };
}
