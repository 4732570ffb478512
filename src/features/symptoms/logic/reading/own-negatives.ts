import type { Match } from "./matching.ts";
import type { Scope } from "./clauses.ts";
import type { Unit } from "./units.ts";

const OWN_NEGATIVE = /^(?:no|not|non|without|never|none|lack|lacks|absent|free|negative|nothing)$/;

/** "No urinary urgency" is no lack of urine: what has "no" for its own and half of a name that goes on is left out. */
export function withoutHalved(found: readonly Match[], units: readonly Unit[]): Match[] {
  return found.filter(({ at, phrase }) => {
    const last = at.at(-1) ?? 0;
    const isOwn =
      phrase.sense !== "normal" && /^(?:no|without)$/.test(units[at[0] ?? 0]?.word ?? "");
    if (!isOwn || at.length < 2) return true;
    return !found.some((other) => {
      const [from, to] = [other.at[0] ?? 0, other.at.at(-1) ?? 0];
      if (from <= (at[0] ?? 0) || to <= last || !other.at.includes(last)) return false;
      if (other.phrase.modifier || other.phrase.sense === "normal") return false;
      return units.slice(from, to).every(({ kind }) => kind === "word" || kind === "function");
    });
  });
}

/** Units whose own negative word belongs to the finding, with the units of that finding: "no appetite", "does not itch". */
export function ownNegatives(
  found: readonly Match[],
  units: readonly Unit[],
): Map<number, Set<number>> {
  const own = new Map<number, Set<number>>();
  for (const { at, phrase } of found) {
    if ((phrase.modifier && at.length === 1) || phrase.sense === "normal") continue;
    for (const index of at) {
      if (!OWN_NEGATIVE.test(units[index]?.word ?? "")) continue;
      const around = own.get(index) ?? new Set();
      for (const other of at) around.add(other);
      own.set(index, around);
    }
  }
  return own;
}

type Scopes = {
  readonly own: ReadonlyMap<number, ReadonlySet<number>>;
  /** What each unit says, negative words that belong to a finding left out, and with them. */
  readonly lenient: Scope[];
  readonly strict: readonly Scope[];
};

/** "Soft, nontender abdomen" is a finding; "abdominal tenderness" in the same words is denied by what that finding owns. */
export function scopeOf({ at }: Match, { own, lenient, strict }: Scopes): Scope {
  const foreign = [...own].filter(([index]) => !at.includes(index));
  const said = at
    .filter((index) => !own.has(index))
    .map((index) => {
      const denies = foreign.some(([negative, around]) => negative < index && around.has(index));
      return (denies ? strict : lenient)[index] ?? "present";
    });
  return said.find((value) => value !== "present") ?? "present";
}
