/** Search and read of the types of the registry. */
import type { Bundle, FhirResource } from "fhir/r4.js";
import { Failure } from "#/kernel/failure.ts";
import type { ProviderRegistry } from "../../interop.ports.ts";
import { itemsOf } from "../../logic/fhir/providers/items-of.ts";
import type { Asked } from "../../logic/fhir/search/asked.ts";
import { searchset } from "../../logic/fhir/search/bundle.ts";
import { INCLUDES, includedWith, REVERSE_INCLUDES } from "../../logic/fhir/search/includes.ts";
import { planOf } from "../../logic/fhir/search/plan.ts";
import {
  PROVIDER_PARAMETERS,
  refuseModifier,
  type ProviderType,
} from "../../logic/fhir/search/provider-parameters.ts";
import { searchProblem } from "../../logic/fhir/search/problem.ts";
import type { KeyedHash } from "../keyed-hash.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { goneNote, searchProviders, START } from "./search-providers.ts";

export type ProviderParts = {
  readonly registry: ProviderRegistry;
  readonly hash: KeyedHash;
  readonly base: string;
};

export async function searchType(
  type: ProviderType,
  asked: Asked,
  { registry, hash, base }: ProviderParts,
): Promise<Bundle> {
  const parameters = PROVIDER_PARAMETERS[type];
  const plan = planOf(
    asked.criteria.flatMap((criterion) => {
      const parameter = parameters[criterion.name];
      if (parameter === undefined) return [];
      refuseModifier(criterion, parameter);
      return [parameter.read(criterion)];
    }),
  );
  const types = includesOf(type, asked);
  const { as_of: asOf } = await registry.source();
  const mapped = { base, asOf };
  const search = JSON.stringify([type, asked.understood]);
  const cursor = asked.cursor === undefined ? undefined : readCursor(asked.cursor, search, hash);
  const found = await searchProviders(
    {
      plan,
      count: asked.onlyTotal ? 1 : asked.count,
      registry,
      itemsOf: (provider) => itemsOf(type, provider, mapped),
    },
    cursor ?? START,
  );
  const moved = "The registry was loaded anew since the first page; the order may have moved.";
  const changed = cursor !== undefined && cursor.asOf !== asOf ? [moved] : [];
  const next = asked.onlyTotal ? undefined : found.next;
  return searchset({
    base,
    type,
    asked,
    matches: found.items.map(({ resource }) => resource),
    included: includedWith(found.items, types, mapped).map(({ resource }) => resource),
    total: found.total,
    cursor: next && writeCursor({ ...next, asOf: cursor?.asOf ?? asOf }, search, hash),
    notes: [...ignoredNotes(asked), ...found.notes, ...changed],
  });
}

export function ignoredNotes({ ignored }: Asked): string[] {
  return ignored.map((name) => `${name.slice(0, 60)} is not known here and was passed over.`);
}

function includesOf(type: ProviderType, { includes }: Asked): ProviderType[] {
  const known = { ...INCLUDES[type], ...REVERSE_INCLUDES[type] };
  return includes.map((name) => {
    const included = known[name.split(":").slice(0, 2).join(":")];
    if (included) return included;
    const message = `may be one of ${Object.keys(known).join(", ") || "none for this type"}`;
    throw searchProblem("not-supported", "_include", message);
  });
}

/** @throws Failure for what is unknown or was deactivated, each as what it is */
export async function readProviderResource(
  type: ProviderType,
  id: string,
  { registry, base }: ProviderParts,
): Promise<FhirResource> {
  const npi = /^(\d{10})(?:$|-)/.exec(id)?.[1];
  const [[provider], { as_of: asOf, kind }] = await Promise.all([
    npi === undefined ? [] : registry.byNumbers([Number(npi)]),
    registry.source(),
  ]);
  if (provider?.basic.status === "D") throw new Failure("gone", goneNote(provider));
  const items = provider ? itemsOf(type, provider, { base, asOf }) : [];
  const item = items.find(({ resource }) => resource.id === id);
  if (item) return item.resource;
  const where =
    kind === "samples"
      ? " Only made-up samples are loaded here."
      : ` The registry here is of ${asOf}.`;
  throw new Failure("not-found", `There is no such ${type}.${where}`);
}
