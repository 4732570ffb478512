/** What of the chart came along: the medications taken, the patient, and what did not come. */
import * as v from "valibot";
import { Resource, type Entry } from "../../interop.contract.ts";
import { readBundle, type ReadBundle } from "./bundle.ts";

export type Chart = {
  readonly entries: readonly Entry[];
  /** Whether any list of medications came, empty or not. */
  readonly hasMedications: boolean;
  /** Whether a list of allergies came, empty or not. */
  readonly hasAllergies: boolean;
  /** What was not seen, as a card says it. */
  readonly gaps: readonly string[];
};

const LISTS = [
  ["medications", "MedicationRequest", "the chart's active medication orders"],
  ["statements", "MedicationStatement", "the chart's medication statements"],
] as const;

const ALLERGIES = ["allergies", "AllergyIntolerance"] as const;

type Part = { readonly key: string; readonly bundle: ReadBundle };

/** Resources are known by what they are, not by the key under which they come: some clients name the keys themselves. */
export function readChart(prefetch: Readonly<Record<string, unknown>>): Chart {
  const values = Object.entries(prefetch).map(([key, value]) => [key, unwrapped(value)] as const);
  const parts = values.flatMap(([key, value]): Part[] => {
    const bundle = readBundle(value);
    return bundle ? [{ key, bundle }] : [];
  });
  const singles = values.flatMap(([, value]): Entry[] => {
    const read = v.safeParse(Resource, value);
    return read.success ? [{ fullUrl: undefined, resource: read.output }] : [];
  });
  const entries = [...parts.flatMap(({ bundle }) => bundle.entries), ...singles];
  const came = LISTS.map(([key, type]) => hasList(parts, key, type));
  const missing = LISTS.flatMap(([, , name], place) => (came[place] ? [] : [`${name}, not sent`]));
  return {
    entries,
    hasMedications: came.includes(true),
    hasAllergies: hasList(parts, ...ALLERGIES),
    gaps: [...missing, ...parts.flatMap(partGaps)],
  };
}

const Wrapped = v.looseObject({ response: v.unknown(), resource: v.unknown() });

/** Before 1.1 the resource came together with the answer that it had come with. */
function unwrapped(value: unknown): unknown {
  const read = v.safeParse(Wrapped, value);
  return read.success ? read.output.resource : value;
}

function hasList(parts: readonly Part[], wanted: string, type: string): boolean {
  return parts.some(
    ({ key, bundle }) =>
      key === wanted || bundle.entries.some(({ resource }) => resource.resourceType === type),
  );
}

function partGaps({ key, bundle: { unreadable, isCut } }: Part): string[] {
  const name = LISTS.find(([own]) => own === key)?.[2] ?? "a list from the chart";
  return [
    ...(isCut ? [`further pages of ${name}, not sent`] : []),
    ...(unreadable > 0 ? [`${unreadable} entries of ${name}, not readable`] : []),
  ];
}
