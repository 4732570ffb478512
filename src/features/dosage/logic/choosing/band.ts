import { type Exact, compare, exact, product } from "#/kernel/exact.ts";
import { remembering } from "../record/remembering.ts";

/** A place on a line: just before `at`, or just after it. */
export type Cut = { readonly at: Exact; readonly after: boolean };

/** A stretch of a line. Undefined ends are open. */
export type Stretch = { readonly from?: Cut; readonly to?: Cut; readonly text: string };

export const EVERYWHERE: Stretch = { text: "any" };

const SIZE: Readonly<Record<string, Exact>> = {
  "": exact(1),
  kg: exact(1),
  d: exact(1),
  wk: exact(7),
  mo: exact("30.4375"),
  y: exact("365.25"),
};

function place(text: string, after: boolean, unit?: string): Cut {
  const [number = "", own = unit ?? ""] = text.split(" ");
  const size = SIZE[own];
  if (size === undefined) throw new RangeError(`no such unit in a band: ${text}`);
  return { at: product(exact(number), size), after };
}

function bandOf(text: string, weeks = false): Stretch {
  const found =
    /^(?:(under|through) (.+?)|(over )?([\d.]+(?: (?:kg|d|wk|mo|y))?)(?: (up)| (to|through) (.+))?)$/.exec(
      weeks ? text.replaceAll(" wk", "") : text,
    );
  if (found === null) throw new RangeError(`not a band: ${text}`);
  const [, ending, end, over, start, up, joint, stop] = found;
  if (end !== undefined) return { to: place(end, ending === "through"), text };
  if (start === undefined || (!over && !up && !joint)) throw new RangeError(`not a band: ${text}`);
  const from = place(start, over !== undefined);
  return stop === undefined ? { from, text } : { from, to: place(stop, joint === "through"), text };
}

const bandInDays = remembering((text: string) => bandOf(text));
const bandInWeeks = remembering((text: string) => bandOf(text, true));

/**
 * Reads a band: "3 mo to 12 y" stops before its end, "through" includes it, "over" leaves its start out.
 * Ages come out in days, gestation in weeks if `weeks`.
 * @throws RangeError when the text is no band.
 */
export function readBand(text: string, weeks = false): Stretch {
  return weeks ? bandInWeeks(text) : bandInDays(text);
}

/** Orders cuts along the line; "after 5" comes behind "before 5". */
export function compareCuts(a: Cut, b: Cut): number {
  return compare(a.at, b.at) || Number(a.after) - Number(b.after);
}

export function holds(stretch: Stretch, value: Exact): boolean {
  const { from, to } = stretch;
  if (from !== undefined && compareCuts(from, { at: value, after: true }) >= 0) return false;
  return to === undefined || compareCuts({ at: value, after: false }, to) < 0;
}

/** Whether two stretches have a point in common. */
export function meet(a: Stretch, b: Stretch): boolean {
  const starts = [a.from, b.from].filter((cut) => cut !== undefined);
  const ends = [a.to, b.to].filter((cut) => cut !== undefined);
  return starts.every((start) => ends.every((end) => compareCuts(start, end) < 0));
}

/** The line's pieces between neighbouring cuts of the given stretches, inside `within`. */
export function pieces(stretches: readonly Stretch[], within: Stretch): Stretch[] {
  const inside = stretches
    .flatMap(({ from, to }) => [from, to])
    .filter((cut) => cut !== undefined)
    .filter(
      (cut) =>
        (within.from === undefined || compareCuts(cut, within.from) > 0) &&
        (within.to === undefined || compareCuts(cut, within.to) < 0),
    )
    .toSorted(compareCuts);
  const edges = inside.filter((cut, index) => {
    const before = inside[index - 1];
    return before === undefined || compareCuts(before, cut) !== 0;
  });
  return [within.from, ...edges].map((from, index) => ({
    ...(from && { from }),
    ...((edges[index] ?? within.to) && { to: edges[index] ?? within.to }),
    text: within.text,
  }));
}
