import type { Finding } from "../../symptoms.schema.ts";
import { FINDING_KINDS } from "../../symptoms.terms.ts";
import type { Coder } from "./coding/coder.ts";
import { COLUMNS } from "./coding/columns.ts";
import { codeMembers, rowOf, sizeOf } from "./coding/members.ts";

/** What a finding is to a condition: it is seen with it, makes it likelier, or speaks against it. */
export const TIES = ["findings", "risks", "against"] as const;
export type Tie = (typeof TIES)[number];

type Used = { readonly kind?: Finding["kind"]; readonly uses: number };

/** The conditions that name a finding, in ascending order, for each of the ties. */
export type Named = readonly (readonly number[])[];

/** How the conditions that name a finding are divided among the ties. */
function codeShares(coder: Coder, { kind, uses }: Used, given?: Named) {
  const kindOf = kind === undefined ? 0 : 1 + FINDING_KINDS.indexOf(kind);
  let left = uses;
  return TIES.map((_, tie) => {
    const named = kindOf * TIES.length + tie;
    coder.within(COLUMNS.shares, named * 64 + sizeOf(left), named);
    const wanted = given?.[tie]?.length ?? 0;
    const all = tie === TIES.length - 1 || left === 0 || coder.bit(wanted === left ? 1 : 0) === 1;
    const share = all ? left : coder.between(wanted, 0, left - 1);
    left -= share;
    return share;
  });
}

/** Writes or reads which conditions name each finding, and as what. */
export function codeLinks(
  coder: Coder,
  findings: readonly Used[],
  conditions: number,
  given?: readonly Named[],
): Named[] {
  const row = rowOf(Array.from({ length: conditions }, () => 1));
  return findings.map((finding, place) => {
    const wanted = given?.[place];
    const shares = codeShares(coder, finding, wanted);
    return TIES.map((tie, index) =>
      codeMembers(coder, COLUMNS[tie], row, shares[index] ?? 0, wanted?.[index]),
    );
  });
}
