/** `$lookup`, `$validate-code` and `$translate` over codes that are public: RxNorm, NDC, UNII. */
import type { FhirResource, ParametersParameter } from "fhir/r4.js";
import { Failure } from "#/kernel/failure.ts";
import { productKeys } from "#/kernel/ndc.ts";
import type { ProductCatalog, RxNorm } from "../../interop.ports.ts";
import { searchProblem } from "../../logic/fhir/search/problem.ts";
import { SYSTEM } from "../../logic/fhir/systems.ts";
import type { Operation } from "./fhir-reader.ts";

type Parts = { readonly catalog: ProductCatalog; readonly rxnorm: RxNorm };

type Asked = { readonly system: string; readonly code: string };

function askedOf(parameters: URLSearchParams): Asked {
  const [system, code] = ["system", "code"].map((name) => {
    const value = parameters.get(name) ?? (name === "system" ? parameters.get("url") : null) ?? "";
    if (value === "") throw searchProblem("required", name, "is missing");
    if (value.length > 200 || value.includes("\0"))
      throw searchProblem("value", name, "is no code");
    return value;
  });
  return { system: system ?? "", code: code ?? "" };
}

const parametersOf = (parameter: ParametersParameter[]): FhirResource => ({
  resourceType: "Parameters",
  parameter,
});

type Looked = { readonly display: string; readonly properties: readonly [string, string][] };

export function terminology({ catalog, rxnorm }: Parts): ReadonlyMap<string, Operation> {
  async function looked({ system, code }: Asked): Promise<Looked | undefined> {
    if (system === SYSTEM.rxnorm) {
      await needRelease(rxnorm);
      const concept = await conceptOf(rxnorm, code);
      return concept && { display: concept.name, properties: [["tty", concept.tty]] };
    }
    if (system === SYSTEM.ndc) {
      const [record] = await catalog.records(productKeys(code));
      return record && { display: record.brandName, properties: [["ndc", record.ndc]] };
    }
    if (system === SYSTEM.unii) {
      const display = await catalog.nameOfUnii(code);
      return display === undefined ? undefined : { display, properties: [] };
    }
    throw notSupported();
  }

  const lookup: Operation = async (parameters) => {
    const asked = askedOf(parameters);
    const found = await looked(asked);
    if (!found) throw new Failure("not-found", "This code is not known here.");
    return parametersOf([
      { name: "name", valueString: asked.system },
      { name: "display", valueString: found.display },
      ...found.properties.map(([code, value]) => ({
        name: "property",
        part: [
          { name: "code", valueCode: code },
          { name: "value", valueString: value },
        ],
      })),
    ]);
  };

  const validate: Operation = async (parameters) => {
    const found = await looked(askedOf(parameters));
    return parametersOf([
      { name: "result", valueBoolean: found !== undefined },
      ...(found ? [{ name: "display", valueString: found.display }] : []),
    ]);
  };

  const translate: Operation = async (parameters) => {
    const asked = askedOf(parameters);
    await needRelease(rxnorm);
    const target = parameters.get("targetsystem") ?? parameters.get("target") ?? "";
    const matches = await translated(asked, target, { catalog, rxnorm });
    return parametersOf([
      { name: "result", valueBoolean: matches.length > 0 },
      ...(matches.length === 0
        ? [{ name: "message", valueString: "Nothing here stands for this code." }]
        : []),
      ...matches.map(({ equivalence, ...coding }) => ({
        name: "match",
        part: [
          { name: "equivalence", valueCode: equivalence },
          { name: "concept", valueCoding: coding },
        ],
      })),
    ]);
  };

  return new Map([
    ["CodeSystem/$lookup", lookup],
    ["CodeSystem/$validate-code", validate],
    ["ConceptMap/$translate", translate],
  ]);
}

type Match = {
  readonly system: string;
  readonly code: string;
  readonly display?: string;
  readonly equivalence: "equivalent" | "wider" | "narrower";
};

const MOST_MATCHES = 500;

async function translated({ system, code }: Asked, target: string, parts: Parts): Promise<Match[]> {
  const { catalog, rxnorm } = parts;
  const isTo = (other: string): boolean => target === "" || target === other;
  if (system === SYSTEM.ndc && isTo(SYSTEM.rxnorm)) {
    return named(rxnorm, await rxnorm.ofNdc(code), "equivalent");
  }
  if (system === SYSTEM.unii && isTo(SYSTEM.rxnorm)) {
    return named(rxnorm, await rxnorm.ofUnii(code), "equivalent");
  }
  if (system !== SYSTEM.rxnorm) throw notSupported();
  const concept = await conceptOf(rxnorm, code);
  if (!concept) return [];
  const { rxcui, ingredients } = concept;
  const found: Match[] = [];
  if (isTo(SYSTEM.ndc)) {
    const records = await catalog.records(await rxnorm.productsOf(rxcui));
    for (const { ndc, brandName } of records.slice(0, MOST_MATCHES)) {
      found.push({ system: SYSTEM.ndc, code: ndc, display: brandName, equivalence: "narrower" });
    }
  }
  if (isTo(SYSTEM.unii)) {
    for (const { unii } of await rxnorm.uniisOf([rxcui])) {
      found.push({ system: SYSTEM.unii, code: unii, equivalence: "equivalent" });
    }
  }
  if (isTo(SYSTEM.rxnorm)) {
    for (const each of (ingredients ?? []).filter((one) => one.rxcui !== rxcui)) {
      const coding = { system: SYSTEM.rxnorm, code: String(each.rxcui), display: each.name };
      found.push({ ...coding, equivalence: "wider" });
    }
  }
  return found;
}

async function named(
  rxnorm: RxNorm,
  rxcuis: readonly number[],
  equivalence: Match["equivalence"],
): Promise<Match[]> {
  const concepts = await rxnorm.concepts(rxcuis);
  return [...concepts.values()].map(({ rxcui, name }) => ({
    system: SYSTEM.rxnorm,
    code: String(rxcui),
    display: name,
    equivalence,
  }));
}

async function conceptOf(rxnorm: RxNorm, code: string) {
  if (!/^\d{1,9}$/.test(code)) return undefined;
  return (await rxnorm.concepts([Number(code)])).get(Number(code));
}

/** That nothing is loaded says nothing of a code. */
async function needRelease(rxnorm: RxNorm): Promise<void> {
  if (await rxnorm.isLoaded()) return;
  const message = "No release of RxNorm is loaded here, so its codes are not known.";
  throw new Failure("not-found", message, { details: { issue: "not-supported" } });
}

function notSupported(): Failure {
  const known = [SYSTEM.rxnorm, SYSTEM.ndc, SYSTEM.unii].join(", ");
  return searchProblem("not-supported", "system", `may be one of ${known}`);
}
