/** What a search asks of the registry: which queries, one after the other, and which of their answers stay. */
import type { FhirResource } from "fhir/r4.js";
import type { Provider, ProviderAddress, ProviderQuery } from "../../../interop.ports.ts";
import { searchProblem } from "./problem.ts";

export type ProviderWords = Partial<Omit<ProviderQuery, "page" | "limit">>;

/** A resource of a provider; of one at a place, with its address. */
export type Item = {
  readonly resource: FhirResource & { readonly id?: string };
  readonly provider: Provider;
  readonly address?: ProviderAddress;
  /** Its place is the one that the registry is searched by. */
  readonly isMain: boolean;
};

/** One of several queries whose answers follow each other. */
export type Phase = {
  readonly query: ProviderWords;
  /** Whether a provider is among its answers, so that no later phase repeats it; needed where there are several. */
  readonly has?: (provider: Provider) => boolean;
  /** Asked only where nothing else was found: it may take one name for another. */
  readonly isLastResort?: boolean;
};

/** What one parameter contributes. */
export type Narrowing = {
  readonly phases?: readonly Phase[];
  readonly npis?: readonly string[];
  readonly keep?: (item: Item) => boolean;
  /** What the person who asks should know, told in the answer. */
  readonly notes?: readonly string[];
};

export type Plan = {
  readonly phases: readonly Phase[];
  /** Only these numbers, where any were said. */
  readonly npis: readonly string[] | undefined;
  readonly keep: readonly ((item: Item) => boolean)[];
  readonly notes: readonly string[];
};

const MOST_PHASES = 24;

/** @throws Failure where one thing is asked twice, or too much at once. */
export function planOf(narrowings: readonly Narrowing[]): Plan {
  let phases: readonly Phase[] = [{ query: {} }];
  let npis: readonly string[] | undefined;
  for (const narrowing of narrowings) {
    const { phases: more, npis: only } = narrowing;
    if (more) phases = phases.flatMap((one) => more.map((other) => merged(one, other)));
    if (only) npis = npis === undefined ? only : npis.filter((npi) => only.includes(npi));
  }
  if (phases.length > MOST_PHASES) {
    throw searchProblem("too-costly", "", "Too many alternatives at once; ask for fewer values.");
  }
  return {
    phases: phases.toSorted((a, b) => Number(a.isLastResort ?? 0) - Number(b.isLastResort ?? 0)),
    npis,
    keep: narrowings.flatMap(({ keep }) => keep ?? []),
    notes: narrowings.flatMap(({ notes }) => notes ?? []),
  };
}

function merged(one: Phase, other: Phase): Phase {
  const twice = Object.keys(other.query).find((field) => Object.hasOwn(one.query, field));
  if (twice !== undefined) {
    const message = `Two parameters ask for another ${twice}; part alternatives by a comma instead.`;
    throw searchProblem("not-supported", "", message);
  }
  const has = [one.has, other.has].filter((test) => test !== undefined);
  return {
    query: { ...one.query, ...other.query },
    has: (provider) => has.every((test) => test(provider)),
    isLastResort: (one.isLastResort ?? false) || (other.isLastResort ?? false),
  };
}
