/** Code and identifier systems, as FHIR names them. */
export const SYSTEM = {
  npi: "http://hl7.org/fhir/sid/us-npi",
  nucc: "http://nucc.org/provider-taxonomy",
  ndc: "http://hl7.org/fhir/sid/ndc",
  rxnorm: "http://www.nlm.nih.gov/research/umls/rxnorm",
  unii: "http://fdasis.nlm.nih.gov",
  ucum: "http://unitsofmeasure.org",
} as const;

/** Where the FHIR door is. */
export const FHIR_PATH = "/fhir/r4";

const US_CORE = "http://hl7.org/fhir/us/core/StructureDefinition/us-core";

/** Profiles of US Core 8.0.0 that resources say they conform to, each only where it does. */
export const PROFILE = {
  Practitioner: `${US_CORE}-practitioner|8.0.0`,
  PractitionerRole: `${US_CORE}-practitionerrole|8.0.0`,
  Organization: `${US_CORE}-organization|8.0.0`,
  Location: `${US_CORE}-location|8.0.0`,
} as const;

/** Definitions of our own that are served beside the resources. */
export const OWN = {
  exclusion: "StructureDefinition/oig-exclusion",
  recall: "StructureDefinition/drug-recall",
  rems: "StructureDefinition/rems",
  package: "StructureDefinition/product-package",
  endpointType: "CodeSystem/nppes-endpoint-type",
} as const;

/** What every mapping of a record to a resource is told. */
export type Mapped = {
  /** The address of the door: "https://host/fhir/r4". */
  readonly base: string;
  /** The day the source covers, for `meta.source`. */
  readonly asOf: string;
};
