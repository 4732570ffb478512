/** Whether a clause of a statement in words stands in a section. */
import type { Clause } from "./claim.ts";
import { sameNumber } from "./figures.ts";
import { sameThreshold } from "./thresholds.ts";
import type { Part, Window } from "./windows.ts";
import { deniesNear, forbids } from "./words.ts";

/** So many of its words have to stand there. */
const SHARE = 0.66;
const PROHIBITION = /(?:should|must|do) not (?:be )?\w+|not recommended|contraindicated/gi;

/** The windows that speak of it, with how they do: of a thing that a section denies and states, it says what most of them say. */
export function standsIn(
  clause: Clause,
  { windows, forbids: isForbidding }: Part,
): string | undefined {
  const speaking = windows.filter((window, index) => speaksOf(clause, window, windows[index + 1]));
  if (clause.permits) {
    const allowed = !isForbidding && speaking.every(({ text }) => !forbids(text));
    return allowed ? speaking[0]?.text : undefined;
  }
  const isDenied = ({ text, stems }: Window): boolean => {
    const own = clause.stems.filter((stem) => stems.has(stem));
    return deniesNear(text.replace(PROHIBITION, " "), own, 0.6);
  };
  if (clause.forbids) {
    return speaking.find(({ text, about }) => isForbidding || forbids(`${about} ${text}`))?.text;
  }
  const denied = speaking.filter(isDenied);
  const stated = speaking.length - denied.length;
  if (clause.denies) return denied.length > stated ? denied[0]?.text : undefined;
  return stated === 0 ? undefined : speaking.find((window) => !denied.includes(window))?.text;
}

function speaksOf(clause: Clause, window: Window, next: Window | undefined): boolean {
  if (!hasFigures(clause, window)) return false;
  const isBare = clause.amounts.length + clause.thresholds.length === 0;
  if (isBare && !clause.stems.some((stem) => window.stems.has(stem))) return false;
  const found = clause.stems.filter(
    (stem) => window.stems.has(stem) || window.aboutStems.has(stem) || next?.stems.has(stem),
  );
  return found.length >= clause.stems.length * SHARE;
}

function hasFigures({ amounts, thresholds }: Clause, window: Window): boolean {
  return (
    amounts.every((amount) =>
      window.amounts.some(
        (one) =>
          one.kind === amount.kind &&
          one.per === amount.per &&
          sameNumber(one.low, amount.low) &&
          sameNumber(one.high, amount.high),
      ),
    ) &&
    thresholds.every((threshold) => window.thresholds.some((one) => sameThreshold(one, threshold)))
  );
}
