/** What stands at an address below the door: the same for a request and for an entry of a batch. */
import type { FhirResource } from "fhir/r4.js";
import { Failure } from "#/kernel/failure.ts";
import { readAsked, type Asked } from "../../logic/fhir/search/asked.ts";
import { onlyElements } from "../../logic/fhir/search/bundle.ts";
import { searchProblem } from "../../logic/fhir/search/problem.ts";
import type { ServedType } from "./type-door.ts";

export type Operation = (parameters: URLSearchParams) => Promise<FhirResource>;

export type ReaderParts = {
  readonly types: readonly ServedType[];
  /** By address: "CodeSystem/$lookup". */
  readonly operations: ReadonlyMap<string, Operation>;
  /** Definitions of our own, and the statement of what the door can do, by address. */
  readonly definitions: ReadonlyMap<string, () => Promise<FhirResource>>;
};

export type FhirReader = (
  path: string,
  parameters: URLSearchParams,
  isStrict: boolean,
) => Promise<FhirResource>;

const ID = /^[A-Za-z0-9.-]{1,64}$/;

export function createFhirReader({ types, operations, definitions }: ReaderParts): FhirReader {
  const served = new Map<string, ServedType>(types.map((each) => [each.type, each]));
  return async (path, parameters, isStrict) => {
    const own = definitions.get(path) ?? operations.get(path);
    if (own) return own(parameters);
    const [type = "", id, history, version, ...more] = path.split("/");
    const found = served.get(type);
    if (found === undefined || more.length > 0) throw unknownType(type, [...served.keys()]);
    if (id === undefined || id === "_search") return search(found, parameters, isStrict);
    if (id.startsWith("$") || (history !== undefined && history !== "_history")) {
      throw notSupported("This operation is not supported.");
    }
    if (!ID.test(id)) throw searchProblem("value", "id", "is not an id of FHIR");
    const resource = await found.read(id);
    if (history !== undefined) return ofVersion(resource, version);
    return elementsOf(resource, parameters);
  };
}

async function search(
  type: ServedType,
  parameters: URLSearchParams,
  isStrict: boolean,
): Promise<FhirResource> {
  const asked: Asked = readAsked(parameters, (name) => Object.hasOwn(type.parameters, name));
  const [first] = asked.ignored;
  if (isStrict && first !== undefined) {
    const known = Object.keys(type.parameters).join(", ");
    const message = `is not known for ${type.type}; these are: ${known}`;
    throw searchProblem("not-supported", first.slice(0, 60), message);
  }
  return type.search(asked);
}

function ofVersion(resource: FhirResource, version: string | undefined): FhirResource {
  if (version === undefined) throw notSupported("A history of versions is not kept.");
  if (resource.meta?.versionId === version) return resource;
  throw notSupported("Only the version that is current is kept.");
}

function elementsOf(resource: FhirResource, parameters: URLSearchParams): FhirResource {
  const elements = parameters.get("_elements");
  return elements === null || elements === ""
    ? resource
    : onlyElements(resource, elements.split(","));
}

function notSupported(message: string): Failure {
  return new Failure("not-found", message, { details: { issue: "not-supported" } });
}

function unknownType(type: string, known: readonly string[]): Failure {
  const named = /^[A-Za-z]{1,40}$/.test(type) ? type : "This";
  return notSupported(`${named} is not served here; ${known.join(", ")} are.`);
}
