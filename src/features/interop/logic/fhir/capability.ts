import type {
  CapabilityStatement,
  CapabilityStatementRest,
  CapabilityStatementRestResource,
  FhirResource,
} from "fhir/r4.js";

export type ResourceType = FhirResource["resourceType"];

export type TypeInfo = {
  readonly type: ResourceType;
  readonly parameters: Readonly<
    Record<
      string,
      { readonly type: "string" | "token" | "reference" | "date"; readonly says: string }
    >
  >;
  readonly includes: readonly string[];
  readonly reverseIncludes: readonly string[];
  readonly profile: string | undefined;
  readonly says: string;
};

type Server = {
  readonly base: string;
  readonly productName: string;
  /** The day of the data. */
  readonly date: string;
  readonly types: readonly TypeInfo[];
  readonly operations: readonly { readonly on: ResourceType; readonly names: readonly string[] }[];
};

/** What the door can do, made from the same tables as the door. */
export function capabilityStatement(server: Server): CapabilityStatement {
  const { base, productName, date, types, operations } = server;
  const rest: CapabilityStatementRest = {
    mode: "server",
    documentation:
      "Public data, read only. What is not understood is told in an OperationOutcome; Prefer: handling=strict refuses it.",
    security: { cors: true, description: "Public data: no sign-in is asked for." },
    resource: [...types.map(resourceOf), ...operations.map(operationResource)],
    interaction: [{ code: "batch" }],
  };
  return {
    resourceType: "CapabilityStatement",
    url: `${base}/metadata`,
    name: "WardbookFhir",
    title: `${productName}: providers and drugs as FHIR`,
    status: "active",
    date,
    kind: "instance",
    software: { name: productName },
    implementation: { description: productName, url: base },
    fhirVersion: "4.0.1",
    format: ["json", "application/fhir+json"],
    rest: [rest],
  };
}

const isChain = (name: string): boolean => name.includes(".");

function resourceOf(info: TypeInfo): CapabilityStatementRestResource {
  const { type, parameters, includes, reverseIncludes, profile, says } = info;
  return {
    type,
    ...(profile !== undefined && { supportedProfile: [profile] }),
    documentation: says,
    interaction: [{ code: "read" }, { code: "vread" }, { code: "search-type" }],
    versioning: "versioned",
    readHistory: false,
    ...(includes.length > 0 && { searchInclude: [...includes] }),
    ...(reverseIncludes.length > 0 && { searchRevInclude: [...reverseIncludes] }),
    searchParam: Object.entries(parameters)
      .filter(([name]) => !isChain(name))
      .map(([name, parameter]) => ({ name, type: parameter.type, documentation: parameter.says })),
  };
}

/** Types that are there for their operations alone. */
function operationResource({
  on,
  names,
}: Server["operations"][number]): CapabilityStatementRestResource {
  const definitionOf = (name: string) => `http://hl7.org/fhir/OperationDefinition/${on}-${name}`;
  return { type: on, operation: names.map((name) => ({ name, definition: definitionOf(name) })) };
}
