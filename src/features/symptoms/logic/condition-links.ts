import type { Finding } from "../symptoms.schema.ts";
import { FINDING_KINDS } from "../symptoms.terms.ts";
import type { Coder } from "./coding/coder.ts";
import { COLUMNS } from "./coding/columns.ts";
import { codeMembers, rowOf, sizeOf } from "./coding/members.ts";

/** What a finding is to a condition: it is seen with it, makes it likelier, or speaks against it. */
export const TIES = ["findings", "risks", "against"] as const;
export type Tie = (typeof TIES)[number];

/** The conditions that name a finding in one way, in ascending order, and the place of the value that each gives it. */
export type Naming = { readonly conditions: readonly number[]; readonly values: readonly number[] };

type Used = { readonly kind?: Finding["kind"]; readonly uses: number };

type Context = {
  readonly coder: Coder;
  /** How many different values there are of each tie. */
  readonly values: Readonly<Record<Tie, number>>;
};

/** The values that were met of one thing: what comes next is likely to be near their mean. */
const UNMET = 99;
type Met = { sum: number; count: number };
const meanOf = ({ sum, count }: Met): number => (count === 0 ? UNMET : Math.round(sum / count));

function meet(met: Met, value: number): void {
  met.sum += value;
  met.count += 1;
}

/** How the conditions that name a finding are divided among the ties. */
function codeShares(coder: Coder, { kind, uses }: Used, given?: readonly Naming[]) {
  const kindOf = kind === undefined ? 0 : 1 + FINDING_KINDS.indexOf(kind);
  let left = uses;
  return TIES.map((_, tie) => {
    const named = kindOf * TIES.length + tie;
    coder.within(COLUMNS.shares, named * 64 + sizeOf(left), named);
    const wanted = given?.[tie]?.conditions.length ?? 0;
    const all = tie === TIES.length - 1 || left === 0 || coder.bit(wanted === left ? 1 : 0) === 1;
    const share = all ? left : coder.between(wanted, 0, left - 1);
    left -= share;
    return share;
  });
}

/**
 * Writes or reads what each finding is to the conditions that name it.
 * @returns for each finding, in the order of `TIES`, the conditions.
 */
export function codeLinks(
  { coder, values }: Context,
  findings: readonly Used[],
  conditions: number,
  given?: readonly (readonly Naming[])[],
): Naming[][] {
  const row = rowOf(Array.from({ length: conditions }, () => 1));
  const met = TIES.map(() => Array.from({ length: conditions }, (): Met => ({ sum: 0, count: 0 })));
  return findings.map((finding, place) => {
    const shares = codeShares(coder, finding, given?.[place]);
    return TIES.map((tie, index) => {
      const wanted = given?.[place]?.[index];
      const column = COLUMNS[`${tie}Members`];
      const named = codeMembers(coder, column, row, shares[index] ?? 0, wanted?.conditions);
      const ofFinding: Met = { sum: 0, count: 0 };
      const coded = named.map((condition, at) => {
        const ofCondition = met[index]?.[condition] ?? { sum: 0, count: 0 };
        coder.within(COLUMNS[`${tie}Values`], meanOf(ofFinding), meanOf(ofCondition));
        const value = coder.between(wanted?.values[at] ?? 0, 0, values[tie] - 1);
        meet(ofFinding, value);
        meet(ofCondition, value);
        return value;
      });
      return { conditions: named, values: coded };
    });
  });
}
