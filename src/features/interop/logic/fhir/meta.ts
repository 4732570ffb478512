import type { FhirResource, Meta } from "fhir/r4.js";
import { shortHash } from "./short-hash.ts";
import { withoutNothing } from "./without-nothing.ts";

type About = {
  readonly source: string;
  /** "2026-11-20", or a whole time; empty where it is not known. */
  readonly updated: string;
  readonly profile?: string | undefined;
  readonly isSample?: boolean;
};

const SAMPLE = {
  system: "http://terminology.hl7.org/CodeSystem/v3-ActReason",
  code: "HTEST",
  display: "test health data",
};

/** The resource without what is empty in it, with a version that changes whenever something of it does. */
export function withMeta<Resource extends FhirResource>(
  resource: Resource,
  { source, updated, profile, isSample = false }: About,
): Resource {
  const said = withoutNothing(resource);
  const text = JSON.stringify([said, source, profile]);
  const versionId = shortHash(text) + shortHash(`${text.length} ${text}`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(updated);
  const meta: Meta = withoutNothing({
    versionId,
    lastUpdated: isDay ? `${updated}T00:00:00Z` : updated,
    source,
    profile: profile === undefined ? [] : [profile],
    tag: isSample ? [SAMPLE] : [],
  });
  const { resourceType, id, ...rest } = said;
  return { resourceType, id, meta, ...rest } as Resource; // the same, in the order that people read
}
