import { coreOf, keyOf } from "../record/naming.ts";
import type { MedicationRecord } from "../record/record.ts";

/** The records of a formulary by what they may be called. */
export type NameIndex = {
  readonly byId: Map<string, MedicationRecord>;
  readonly byName: Map<string, MedicationRecord>;
  /** Without their salts; undefined where names differ by salts only. */
  readonly byCore: Map<string, MedicationRecord | undefined>;
  /** Those that have one ingredient only, by it. */
  readonly byOnly: Map<string, MedicationRecord[]>;
  /** So many records are in it already. */
  taken: number;
};

function take({ byId, byName, byCore, byOnly }: NameIndex, record: MedicationRecord): void {
  const { id, name, brands = [], ingredients = [id] } = record;
  byId.set(id, record);
  for (const key of [id, name, ...brands].map(keyOf)) {
    if (!byName.has(key)) byName.set(key, record);
  }
  for (const core of new Set([id, name, ...brands].map(coreOf))) {
    const shared = core === "" || (byCore.has(core) && byCore.get(core) !== record);
    byCore.set(core, shared ? undefined : record);
  }
  const [only, ...others] = ingredients;
  if (only === undefined || others.length > 0) return;
  const same = byOnly.get(keyOf(only));
  if (same === undefined) byOnly.set(keyOf(only), [record]);
  else same.push(record);
}

/** Kept, because every name that is typed asks for it. */
const indexes = new WeakMap<readonly MedicationRecord[], NameIndex>();

/** The index of all records, or of the first `upTo` of them at least. */
export function nameIndexOf(
  formulary: readonly MedicationRecord[],
  upTo = formulary.length,
): NameIndex {
  const index = indexes.get(formulary) ?? {
    byId: new Map(),
    byName: new Map(),
    byCore: new Map(),
    byOnly: new Map(),
    taken: 0,
  };
  indexes.set(formulary, index);
  for (const record of formulary.slice(index.taken, upTo)) take(index, record);
  index.taken = Math.max(index.taken, upTo);
  return index;
}

const PORTION = 50;

/** Makes the index portion by portion, each in a task of its own, so that a letter can be typed between two. */
export async function prepareNames(
  formulary: readonly MedicationRecord[],
  breath: () => Promise<void>,
): Promise<void> {
  for (let upTo = PORTION; upTo < formulary.length + PORTION; upTo += PORTION) {
    await breath();
    nameIndexOf(formulary, Math.min(upTo, formulary.length));
  }
}
