/** Whether a clause of a statement in words stands in a section. */
import { sameNumber } from "./figures.ts";
import type { Clause } from "./claim.ts";
import type { Part } from "./judge.ts";
import { sameThreshold } from "./thresholds.ts";
import type { Window } from "./windows.ts";
import { deniesNear, forbids } from "./words.ts";

/** So many of its words have to stand there. */
const SHARE = 0.66;

export function standsIn(clause: Clause, { windows, forbids: isForbidding }: Part): string | undefined {
  for (const [index, window] of windows.entries()) {
    if (!hasFigures(clause, window)) continue;
    const next = windows[index + 1];
    const own = clause.stems.filter((stem) => window.stems.has(stem));
    if (clause.stems.length > 0 && own.length === 0 && clause.amounts.length + clause.thresholds.length === 0) continue;
    const all = clause.stems.filter(
      (stem) => window.stems.has(stem) || window.aboutStems.has(stem) || next?.stems.has(stem),
    );
    if (all.length < clause.stems.length * SHARE) continue;
    if (clause.forbids && !isForbidding && !forbids(`${window.about} ${window.text}`)) continue;
    if (clause.permits && (isForbidding || forbids(window.text))) continue;
    if (clause.denies && !deniesNear(window.text, own, 0.6)) continue;
    const stated = window.text.replace(/(?:should|must|do|does) not (?:be )?\w+|not recommended|contraindicated/gi, " ");
    if (!clause.denies && !clause.forbids && deniesNear(stated, own)) continue;
    return window.text;
  }
  return undefined;
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
    ) && thresholds.every((threshold) => window.thresholds.some((one) => sameThreshold(one, threshold)))
  );
}
