import type { Coder } from "./coding/coder.ts";
import { COLUMNS } from "./coding/columns.ts";

/** What a red flag asks, in places of the findings. */
export type Asked = {
  readonly emergency: boolean;
  readonly all: readonly (readonly number[])[];
  readonly none: readonly number[];
};

function codePlaces(coder: Coder, least: number, given: readonly number[] = []): number[] {
  coder.within(COLUMNS.flagLength, least, 0);
  const length = coder.count(Math.max(0, given.length - least)) + least;
  return Array.from({ length }, (_, index) => {
    coder.within(COLUMNS.flagFinding, 0, Math.min(index, 1));
    return coder.count(given[index] ?? 0);
  });
}

/** Writes or reads what red flags ask. */
export function codeAsked(coder: Coder, given: readonly (Asked | undefined)[]): Asked[] {
  return given.map((flag) => {
    coder.within(COLUMNS.flagFloor, 0, 0);
    const emergency = coder.bit(flag?.emergency === true ? 1 : 0) === 1;
    coder.within(COLUMNS.flagEntries, 0, emergency ? 1 : 0);
    const all = Array.from({ length: coder.count(flag?.all.length ?? 0) }, (_, entry) =>
      codePlaces(coder, 1, flag?.all[entry]),
    );
    return { emergency, all, none: codePlaces(coder, 0, flag?.none) };
  });
}
