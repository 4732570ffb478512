import { Failure } from "#/kernel/failure.ts";
import { latestDay } from "./future-days.ts";

/** The days that a file of the registry covers. */
export type FileDays = { readonly first: string; readonly last: string };

const DAY_MS = 86_400_000;
/** Weekly files span seven days, the monthly one all since 2005. */
const LONGEST_UPDATE = 62;
/** With a weekly file missing, seven days are; a file of another name may end a few days before its month does. */
const LONGEST_GAP = 6;

/**
 * The first and last day in a name such as npidata_pfile_20050523-20240107.csv; the operator may have said the last.
 * @throws Failure "invalid-input" where the last is still to come.
 */
export function fileDays(names: readonly string[], asOf: string | undefined): FileDays | undefined {
  const named = daysIn(names);
  if (asOf === undefined) {
    refuseDayToCome(named?.last);
    return named;
  }
  return { first: named?.first ?? asOf, last: asOf };
}

/** @throws Failure "invalid-input": no file tells of a day that is still to come. */
export function refuseDayToCome(day: string | undefined): void {
  if (day === undefined || day <= latestDay()) return;
  throw new Failure(
    "invalid-input",
    `${day} is still to come: say of what day the file is with --as-of YYYY-MM-DD.`,
  );
}

function daysIn(names: readonly string[]): FileDays | undefined {
  for (const name of names) {
    const found = /(\d{4})(\d{2})(\d{2})-(\d{4})(\d{2})(\d{2})/.exec(name);
    if (found === null) continue;
    return { first: found.slice(1, 4).join("-"), last: found.slice(4, 7).join("-") };
  }
  return undefined;
}

export function isWhole({ first, last }: FileDays): boolean {
  return daysBetween(first, last) > LONGEST_UPDATE;
}

/** @throws Failure "conflict" for a file that ends before what is loaded, or begins after a gap. */
export function refuseOutOfOrder(origin: string, days: FileDays, loadedThrough: string): void {
  if (days.last < loadedThrough) {
    throw new Failure(
      "conflict",
      `${origin} ends on ${days.last}, but the registry is already at ${loadedThrough}: files are applied in their order. If that day is wrong, --as-of ${days.last} takes the file as it is.`,
    );
  }
  if (!isWhole(days) && daysBetween(loadedThrough, days.first) > LONGEST_GAP) {
    throw new Failure(
      "conflict",
      `${origin} begins on ${days.first}, but the registry ends on ${loadedThrough}: a weekly file is missing in between. Import that one first, or the next monthly file.`,
    );
  }
}

function daysBetween(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / DAY_MS;
}
