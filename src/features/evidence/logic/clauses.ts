/** Whether a clause of a statement in words stands in a section. */
import { sameFrequency } from "./frequencies.ts";
import { allNumbersIn } from "./numbers.ts";
import { runsOn } from "./run-on.ts";
import { sameNumber } from "./same-number.ts";
import type { Clause } from "./says.ts";
import { deniedStems, denies, forbids } from "./stance.ts";
import { sameThreshold, type Threshold } from "./thresholds.ts";
import type { Part, Window } from "./windows.ts";

/** So many of its words have to stand there. */
const SHARE = 0.66;
const PROHIBITION = /(?:should|must|do) not (?:be )?\w+|not recommended|contraindicated/gi;

/** What a kind of statement is about: of a section for several things only the windows on this one count. */
const ABOUT: Readonly<Record<string, RegExp>> = {
  renal: /renal|kidney|creatinine|CrCl|GFR|dialysis|mL\/min/i,
  hepatic: /hepat|liver|child[- ]pugh|cirrho|bilirubin/i,
  pregnancy: /pregnan|fetal|fetus|gestation|trimester|women|female|teratogen|contracep|embryo/i,
  lactation: /lactat|breast|milk|nursing|infant/i,
};

/** The window that says it as the clause does, where those that speak of it best agree. */
export function standsIn(clause: Clause, part: Part, kind: string): string | undefined {
  const about = ABOUT[kind];
  if (clause.stems.length === 0 && clause.stance === "states" && !hasAny(clause)) return undefined;
  const speaking = part.windows.flatMap((window, index) => {
    if (about?.test(`${window.about} ${window.text}`) === false) return [];
    if (about !== undefined && isOfOtherDegree(clause, window)) return [];
    const share = speaksOf(clause, window, part.windows[index + 1]);
    return share === undefined ? [] : [{ window, share }];
  });
  const most = Math.max(0, ...speaking.map(({ share }) => share));
  const best = speaking.filter(({ share }) => share === most).map(({ window }) => window);
  const all = speaking.map(({ window }) => window);
  const isForbidden = ({ text, head }: Window) => part.forbids || forbids(`${head} ${text}`);
  switch (clause.stance) {
    case "permits":
      return part.forbids || all.some(({ text }) => forbids(text)) ? undefined : best[0]?.text;
    case "forbids":
      return all.find(isForbidden)?.text;
    case "denies": {
      const denied = best.filter((window) => isDenied(clause, window));
      return denied.length * 2 > best.length ? denied[0]?.text : undefined;
    }
    case "states":
      return best.find(
        (window) =>
          !isDenied(clause, window) && (kind !== "contraindication" || isForbidden(window)),
      )?.text;
  }
}

const DEGREE = /\b(?:mild|moderate|severe)/gi;

/** The window speaks of degrees, and of none that the clause names. */
function isOfOtherDegree({ text }: Clause, window: Window): boolean {
  const [own, told] = [text, window.text].map(
    (one) => new Set(one.toLowerCase().match(DEGREE) ?? []),
  );
  return (
    own !== undefined &&
    told !== undefined &&
    own.size > 0 &&
    told.size > 0 &&
    own.isDisjointFrom(told)
  );
}

/** What the clause denies, or all that it says where it states it. */
function isDenied({ text, stems, stance }: Clause, window: Window): boolean {
  const plain = window.text.replace(PROHIBITION, " ");
  if (!denies(plain)) return false;
  const denied = new Set(deniedStems(plain));
  const own = (stance === "denies" ? deniedStems(text) : stems).filter((stem) =>
    stems.includes(stem),
  );
  const told = stance === "denies" ? own : own.filter((stem) => window.stems.has(stem));
  const [first] = own;
  if (stance === "denies" && first !== undefined && !denied.has(first)) return false;
  return told.filter((stem) => denied.has(stem)).length >= told.length * 0.6;
}

/** @returns how much of it the window itself says, 0 to 1; nothing where it does not speak of it. */
function speaksOf(clause: Clause, window: Window, next: Window | undefined): number | undefined {
  if (!hasFigures(clause, window)) return undefined;
  const { stems } = clause;
  const own = stems.filter((stem) => window.stems.has(stem)).length;
  const isPlain = !hasAny(clause);
  if (isPlain && own === 0 && stems.length > 0) return undefined;
  const found = stems.filter(
    (stem) => window.stems.has(stem) || window.aboutStems.has(stem) || next?.stems.has(stem),
  );
  if (found.length < stems.length * SHARE) return undefined;
  return stems.length === 0 ? 1 : own / stems.length;
}

const hasAny = ({ amounts, thresholds, numbers }: Clause): boolean =>
  amounts.length + thresholds.length + numbers.length > 0;

const CALLED_MOST = /maxim|\bat most\b|no more than|not more than|\bup to\b|not exceed/i;
const ADULT: Threshold = { measure: "age", low: 18, high: Infinity, at: 0 };

function hasFigures(
  { text, amounts, frequencies, thresholds, numbers }: Clause,
  window: Window,
): boolean {
  const isMost = CALLED_MOST.test(text);
  const limits = [
    ...window.thresholds,
    ...window.aboutThresholds,
    ...(/\badults?\b/i.test(window.text) ? [ADULT] : []),
  ];
  const told = numbers.length === 0 ? undefined : allNumbersIn(window.text);
  if (amounts.length > 0 && runsOn(window, window.amounts)) return false;
  return (
    amounts.every((amount) =>
      window.amounts.some(
        (one) =>
          one.kind === amount.kind &&
          one.per === amount.per &&
          (!isMost || one.most || window.kind === "cell") &&
          sameNumber(one.low, amount.low) &&
          sameNumber(one.high, amount.high),
      ),
    ) &&
    (amounts.length === 0 ||
      frequencies.every((often) => window.frequencies.some((one) => sameFrequency(often, one)))) &&
    thresholds.every((threshold) => limits.some((one) => sameThreshold(one, threshold))) &&
    numbers.every((number) => told?.has(number) === true || isEnd(number, thresholds))
  );
}

/** It is an end of a limit, which has been compared already. */
const isEnd = (number: number, thresholds: readonly Threshold[]): boolean =>
  thresholds.some(({ low, high }) => low === number || high === number);
