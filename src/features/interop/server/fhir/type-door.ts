import type { Bundle, FhirResource } from "fhir/r4.js";
import type { Asked } from "../../logic/fhir/search/asked.ts";
import type { Parameter } from "../../logic/fhir/search/provider-parameters.ts";

/** One type as the door serves it, and as `metadata` tells it. */
export type ServedType = {
  readonly type: FhirResource["resourceType"];
  readonly parameters: Readonly<Record<string, Parameter<unknown>>>;
  readonly includes: readonly string[];
  readonly reverseIncludes: readonly string[];
  readonly profile: string | undefined;
  readonly says: string;
  readonly read: (id: string) => Promise<FhirResource>;
  readonly search: (asked: Asked) => Promise<Bundle>;
};
