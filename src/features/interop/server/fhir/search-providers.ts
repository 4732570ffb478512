/** Walks through the queries of a plan until a page is full. */
import type { Provider, ProviderRegistry } from "../../interop.ports.ts";
import type { Item, Phase, Plan } from "../../logic/fhir/search/plan.ts";
import { searchProblem } from "../../logic/fhir/search/problem.ts";

/** Where a walk goes on: the query, its page, and how much of that page was told. */
export type Position = { readonly phase: number; readonly page: number; readonly skip: number };

export const START: Position = { phase: 0, page: 1, skip: 0 };

export type FoundItems = {
  readonly items: readonly Item[];
  readonly next: Position | undefined;
  /** Nothing where it is not known exactly. */
  readonly total: number | undefined;
  readonly notes: readonly string[];
};

/** So many pages of the registry are gone through for one page of an answer. */
const MOST_READ = 5;

type Walk = {
  readonly plan: Plan;
  readonly count: number;
  readonly itemsOf: (provider: Provider) => readonly Item[];
  readonly registry: ProviderRegistry;
};

type Batch = {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
  readonly total: number | undefined;
  readonly notes: readonly string[];
};

/** @throws Failure where nothing is asked that leads to somebody */
export async function searchProviders(walk: Walk, from: Position): Promise<FoundItems> {
  const { plan, count } = walk;
  if (plan.npis && plan.phases.every(({ query }) => Object.keys(query).length === 0)) {
    return byNumbers(walk, plan.npis, from);
  }
  const phases = phasesOf(plan);
  const items: Item[] = [];
  const notes = [...plan.notes];
  let at: Position | undefined = from;
  let total: number | undefined;
  for (let read = 0; at && items.length < count && read < MOST_READ; read += 1) {
    const phase: Phase | undefined = phases[at.phase];
    if (phase === undefined || isNeedless(phase, from, items)) {
      at = undefined;
      break;
    }
    const batch = await batchOf(walk, phases, at);
    notes.push(...batch.notes);
    if (phases.length === 1) total = batch.total;
    const taken = batch.items.slice(at.skip, at.skip + count - items.length);
    items.push(...taken);
    at = after(at, at.skip + taken.length < batch.items.length ? taken.length : undefined, batch);
    if (at && at.phase >= phases.length) at = undefined;
  }
  const isWhole = at === undefined && from === START;
  return { items, next: at, total: isWhole ? items.length : total, notes: [...new Set(notes)] };
}

/** @param told how many of the page were told, where there are more on it. */
function after({ phase, page, skip }: Position, told: number | undefined, { hasMore }: Batch) {
  if (told !== undefined) return { phase, page, skip: skip + told };
  return hasMore ? { phase, page: page + 1, skip: 0 } : { phase: phase + 1, page: 1, skip: 0 };
}

/** The last resort is for whoever has found nobody; a walk that began there goes on. */
function isNeedless({ isLastResort }: Phase, from: Position, items: readonly Item[]): boolean {
  return (isLastResort ?? false) && items.length > 0 && from === START;
}

function phasesOf({ phases, npis }: Plan): readonly Phase[] {
  if (npis !== undefined) {
    return npis.flatMap((npi) =>
      phases.map((phase) => ({
        ...phase,
        query: { ...phase.query, npi },
        has: (provider: Provider) =>
          provider.number === npi && (phase.has === undefined || phase.has(provider)),
      })),
    );
  }
  const isOpen = phases.some(({ query }) => Object.keys(query).length === 0);
  if (!isOpen) return phases;
  const message = "Say at least one of an identifier, a name, a specialty and a place.";
  throw searchProblem("too-costly", "", message);
}

async function batchOf(
  { plan, count, itemsOf, registry }: Walk,
  phases: readonly Phase[],
  { phase, page }: Position,
): Promise<Batch> {
  const earlier = phases.slice(0, phase);
  const found = await registry.find({ ...phases[phase]?.query, page, limit: Math.max(count, 1) });
  const fresh = found.results.filter((provider) => !earlier.some(({ has }) => has?.(provider)));
  const all = fresh.flatMap(itemsOf);
  const items = all.filter((item) => plan.keep.every((keep) => keep(item)));
  const { has_next: hasMore } = found.pagination;
  const isExact =
    !found.result_count_capped && plan.keep.length === 0 && all.length === found.results.length;
  const corrected = found.corrections.map(
    ({ typed, taken }) => `Nobody is called "${typed}"; "${taken}" was looked for.`,
  );
  const atEnd = !hasMore && found.result_count_capped;
  const cut = "There are more than can be paged through; ask for less at once.";
  const notes = [...corrected, ...(atEnd ? [cut] : [])];
  return { items, hasMore, total: isExact ? found.result_count : undefined, notes };
}

/** Numbers are few: all are read, in the order of the numbers. */
async function byNumbers(
  { plan, count, itemsOf, registry }: Walk,
  npis: readonly string[],
  { skip }: Position,
): Promise<FoundItems> {
  const providers = await registry.byNumbers(npis.map(Number));
  const items = providers
    .toSorted((a, b) => Number(a.number) - Number(b.number))
    .flatMap(itemsOf)
    .filter((item) => plan.keep.every((keep) => keep(item)));
  const gone = providers.filter(({ basic }) => basic.status === "D").map(goneNote);
  const end = skip + count;
  return {
    items: items.slice(skip, end),
    next: end < items.length && count > 0 ? { phase: 0, page: 1, skip: end } : undefined,
    total: items.length,
    notes: [...plan.notes, ...gone],
  };
}

export function goneNote({ number, basic }: Provider): string {
  const { deactivation_date: since, replacement_npi: instead } = basic;
  const on = since === undefined ? "" : ` on ${since}`;
  const by = instead === undefined ? "" : ` Its replacement is ${instead}.`;
  return `NPI ${number} was deactivated${on}.${by}`;
}
