import type { Bundle, BundleEntry, FhirResource } from "fhir/r4.js";
import { notesOutcome } from "../outcome.ts";
import type { Asked } from "./asked.ts";

type Answered = {
  readonly base: string;
  readonly type: string;
  readonly asked: Asked;
  readonly matches: readonly FhirResource[];
  readonly included: readonly FhirResource[];
  readonly total: number | undefined;
  readonly cursor: string | undefined;
  readonly notes: readonly string[];
};

/** The answer to a search: its own address says only what was understood. */
export function searchset(answered: Answered): Bundle {
  const { base, type, asked, matches, included, total, cursor, notes } = answered;
  const own = asked.cursor === undefined ? [] : [["_cursor", asked.cursor] as const];
  const link = [{ relation: "self", url: addressOf(base, type, [...asked.understood, ...own]) }];
  if (cursor !== undefined) {
    const next = [...asked.understood, ["_cursor", cursor] as const];
    link.push({ relation: "next", url: addressOf(base, type, next) });
  }
  const entry = asked.onlyTotal
    ? []
    : [
        ...matches.map((each) => entryOf(base, each, "match", asked.elements)),
        ...included.map((each) => entryOf(base, each, "include", asked.elements)),
      ];
  if (notes.length > 0) {
    entry.push({ resource: notesOutcome(notes), search: { mode: "outcome" } });
  }
  return {
    resourceType: "Bundle",
    type: "searchset",
    ...(total !== undefined && { total }),
    link,
    ...(entry.length > 0 && { entry }),
  };
}

function addressOf(
  base: string,
  type: string,
  parameters: readonly (readonly [string, string])[],
): string {
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString();
  return query === "" ? `${base}/${type}` : `${base}/${type}?${query}`;
}

function entryOf(
  base: string,
  resource: FhirResource,
  mode: "match" | "include",
  elements: readonly string[],
): BundleEntry {
  return {
    fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
    resource: elements.length === 0 ? resource : onlyElements(resource, elements),
    search: { mode },
  };
}

/** What a resource may not be without. */
const MANDATORY: Readonly<Record<string, readonly string[]>> = {
  Endpoint: ["status", "connectionType", "payloadType", "address"],
};

const SUBSETTED = {
  system: "http://terminology.hl7.org/CodeSystem/v3-ObservationValue",
  code: "SUBSETTED",
};

/** Those elements, and what tells which resource it is; the tag says that there is more. */
export function onlyElements(resource: FhirResource, elements: readonly string[]): FhirResource {
  const bare = elements.map((name) => name.replace(/^[A-Z]\w*\./, ""));
  const kept = new Set([
    ...bare,
    ...(MANDATORY[resource.resourceType] ?? []),
    "resourceType",
    "id",
  ]);
  const entries = Object.entries(resource).filter(([name]) => kept.has(name));
  const meta = { ...resource.meta, tag: [...(resource.meta?.tag ?? []), SUBSETTED] };
  // What is left out is what FHIR lets be left out.
  return Object.fromEntries([...entries, ["meta", meta]]) as unknown as FhirResource;
}
