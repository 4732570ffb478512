import type { Finding } from "../../symptoms.schema.ts";
import { FINDING_KINDS, SYSTEMS, type System } from "../../symptoms.terms.ts";
import type { Coder } from "./coding/coder.ts";
import { COLUMNS } from "./coding/columns.ts";
import { sizeOf } from "./coding/members.ts";

/** What findings are, besides how they are called; their parents by place. */
export type Head = Pick<Finding, "kind" | "base" | "sex"> & {
  readonly system: System;
  /** How many conditions name it. */
  readonly uses: number;
  readonly parents: readonly number[];
};

const KINDS = [undefined, ...FINDING_KINDS];
const SEXES = [undefined, "male", "female"] as const;
const BASES = [0, 1, 2, 3, 4, 5] as const;

type Used = { readonly id: string; readonly uses: number };

/** Those first that most conditions name. */
export const byUses = (one: Used, other: Used): number =>
  other.uses - one.uses || (one.id < other.id ? -1 : 1);

/** A place near this one, as a direction and a distance. */
function codeNear(coder: Coder, place: number, given = place): number {
  coder.within(COLUMNS.parent, 0, 0);
  const before = coder.bit(given < place ? 1 : 0) === 1;
  coder.within(COLUMNS.parent, 1, before ? 1 : 0);
  const distance = coder.count(Math.abs(given - place));
  return before ? place - distance : place + distance;
}

/** Writes or reads the heads of findings of which neighbors are like each other. */
export function codeHeads(coder: Coder, given: readonly (Head | undefined)[]): Head[] {
  let [system, kind, sex, uses, children] = [0, 0, 0, 0, 0];
  return given.map((head, place) => {
    coder.within(COLUMNS.system, system, kind * 32 + system);
    const stays = coder.bit(head === undefined || head.system === SYSTEMS[system] ? 1 : 0) === 1;
    if (!stays) system = coder.count(head === undefined ? 0 : SYSTEMS.indexOf(head.system));
    coder.within(COLUMNS.kind, kind, system * 16 + kind);
    kind = coder.count(KINDS.indexOf(head?.kind));
    coder.within(COLUMNS.base, kind, system * 16 + kind);
    const base = coder.count(head?.base ?? 0);
    coder.within(COLUMNS.sex, sex, system * 4 + sex);
    sex = coder.count(SEXES.indexOf(head?.sex));
    coder.within(COLUMNS.named, kind * 8 + base, sizeOf(uses));
    uses = coder.count(head?.uses ?? 0);
    coder.within(COLUMNS.parents, kind, system * 2 + Math.min(children, 1));
    children = coder.count(head?.parents.length ?? 0);
    const parents = Array.from({ length: children }, (_, index) =>
      codeNear(coder, place, head?.parents[index]),
    );
    return {
      system: SYSTEMS[system] ?? "general",
      kind: KINDS[kind],
      base: BASES[base] ?? 0,
      sex: SEXES[sex],
      uses,
      parents,
    };
  });
}
