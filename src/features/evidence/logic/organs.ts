/** Whether a window speaks of the kidneys or liver as weak as a claim has them, and forbids or lowers the dose there. */
import type { Figures } from "./claim.ts";
import { sameThreshold, type Threshold } from "./thresholds.ts";
import type { Window } from "./windows.ts";
import { denies, FORBIDS, forbids } from "./stance.ts";

const HEPATIC = {
  mild: /\bmild|child[- ]pugh(?: class| score)?:?\s*\(?(?:a|5|6)\b|class a\b/i,
  moderate: /\bmoderate|child[- ]pugh[^.;|]{0,30}\bb\b|class b\b/i,
  severe: /\bsevere|child[- ]pugh[^.;|]{0,30}\bc\b|class c\b/i,
};
const LIVER = /hepat|liver|child[- ]pugh|cirrho/i;
const KIDNEY = /renal|kidney/i;
/** Said of the liver without a degree, it is said of every one. */
const ANY_DEGREE = /\bmild|\bmoderate|\bsevere|child[- ]pugh/i;

export function speaksOfLiver(degree: NonNullable<Figures["hepatic"]>, window: Window): boolean {
  const { text, about } = window;
  if (!LIVER.test(`${about} ${text}`) || (KIDNEY.test(text) && !LIVER.test(text))) return false;
  if (ANY_DEGREE.test(text)) return HEPATIC[degree].test(text);
  if (ANY_DEGREE.test(about)) return HEPATIC[degree].test(about);
  return true;
}

/** FDA's degrees of renal impairment (guidance on pharmacokinetics in impaired renal function, 2024), in mL/min. */
const DEGREES: readonly (readonly [low: number, high: number, said: RegExp])[] = [
  [60, 90, /mild(?:ly)? (?:renal|impaired)|mild (?:or|to) moderate renal/i],
  [
    30,
    60,
    /moderate(?:ly)? (?:renal|impaired)|moderate (?:or|to) severe renal|mild (?:or|to) moderate renal/i,
  ],
  [
    15,
    30,
    /severe(?:ly)? (?:renal|impaired)|severe impairment of renal|moderate (?:or|to) severe renal/i,
  ],
  [
    -Infinity,
    30,
    /severe(?:ly)? (?:renal|impaired)|severe impairment of renal|moderate (?:or|to) severe renal/i,
  ],
  [-Infinity, 15, /end[- ]stage renal|ESRD|kidney failure|dialysis/i],
];

/** Whether the text names the degree that the band is, and no figures. */
export function namesDegree({ measure, low, high }: Threshold, text: string): boolean {
  return (
    measure === "renal" &&
    DEGREES.some(
      ([from, to, said]) => from === (low <= 0 ? -Infinity : low) && to === high && said.test(text),
    )
  );
}

/** Of several thresholds in one sentence, the one that an amount stands with. */
export function belongs(position: number, window: Window, threshold: Threshold): boolean {
  const found = window.thresholds.filter(({ measure }) => measure === threshold.measure);
  if (found.length === 0) {
    if (namesDegree(threshold, window.text)) return true;
    const above = window.aboutThresholds.filter(({ measure }) => measure === threshold.measure);
    return above.length === 1 && above.every((one) => sameThreshold(threshold, one));
  }
  if (!found.some((one) => sameThreshold(threshold, one))) return false;
  if (found.length < 2) return true;
  const firstAmount = Math.min(...window.amounts.map(({ at }) => at));
  const leads = (found[0]?.at ?? 0) < firstAmount;
  const own = leads
    ? found.findLast((one) => one.at < position)
    : found.find((one) => one.at > position);
  return own === undefined || sameThreshold(threshold, own);
}

/** Of several limits in one sentence, the prohibition is about the nearest. */
export function forbiddenThere(
  { threshold }: Figures,
  { text, head, thresholds }: Window,
  isForbidding: boolean,
): boolean {
  const word = text.search(FORBIDS);
  if (word < 0) return isForbidding || (text.length < 90 && forbids(head) && !denies(text));
  if (threshold === undefined) return true;
  const [nearest] = thresholds
    .filter(({ measure }) => measure === threshold.measure)
    .toSorted((a, b) => Math.abs(a.at - word) - Math.abs(b.at - word));
  return nearest === undefined || sameThreshold(threshold, nearest);
}

const ALLOWS =
  /\b(?:no|not|without)\b[^.;]{0,60}(?:adjust|necessary|required|needed|chang)|(?:may|can) be (?:used|given)/i;

/** That it may be given there, said outright. */
export const allowedThere = ({ text }: Window): boolean =>
  ALLOWS.test(text) && !forbids(text) && !/not known|unknown/i.test(text);

/** Words for a fraction of the dose; what is taken away, and what is left. */
const LEFT: readonly (readonly [number, RegExp])[] = [
  [0.5, /\bhalf\b|\bhalve[sd]?\b|one-half|\b50 ?(?:%|percent)|½/i],
  [
    0.25,
    /(?:one-|a )quarter\b|one-fourth|\b25 ?% of\b|by (?:approximately |about )?75 ?%|75 ?% (?:dose )?reduction/i,
  ],
  [
    0.75,
    /three[- ](?:quarters|fourths)|\b75 ?% of\b|by (?:approximately |about )?25 ?%|25 ?% (?:dose )?reduction/i,
  ],
  [1 / 3, /(?:one|a)[- ]third of\b|by two[- ]thirds|\b33 ?% of\b/i],
  [2 / 3, /two[- ]thirds of\b|by one[- ]third|\b6[67] ?% of\b/i],
];

export function namesPart(part: number, text: string): boolean {
  const known = LEFT.find(([value]) => Math.abs(value - part) < 0.01);
  if (known !== undefined) return known[1].test(text);
  const [left, gone] = [Math.round(part * 100), Math.round((1 - part) * 100)];
  return new RegExp(
    String.raw`\b${left} ?% of\b|by (?:approximately |about )?${gone} ?%|\b${gone} ?% (?:dose )?reduction`,
    "i",
  ).test(text);
}
