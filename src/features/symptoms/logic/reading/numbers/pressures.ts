/** Blood pressures of a text. */
import type { Value } from "./measures.ts";

/** The lower limit of the systolic pressure by age (Pediatric Advanced Life Support, 2020). */
function lowestSystolic(age: number): number {
  if (age < 0.08) return 60;
  if (age < 1) return 70;
  return age < 10 ? 70 + 2 * age : 92;
}

const PULSE = /\b(?:hr|heart ?rate|pulse|p)\b[^.;\d]{0,16}(\d{2,3})\b/;
/** A pressure that would do at rest is low where the heart beats faster than it is high (shock index above 1). */
const LOW_WITH_RACING_PULSE = 100;

function isLow(systolic: number, age: number, pulse: number): boolean {
  if (systolic <= lowestSystolic(age)) return true;
  return age >= 13 && systolic < LOW_WITH_RACING_PULSE && pulse > systolic;
}

/** A pulse pressure within a quarter of the systolic one is narrow. */
const NARROW = 0.25;

function ofPressure(systolic: number, diastolic: number, age: number, pulse: number): string[] {
  const found: string[] = [];
  if (isLow(systolic, age, pulse)) found.push("hypotension");
  if (age >= 13 ? systolic >= 140 || diastolic >= 90 : systolic >= 110 + 1.6 * age)
    found.push("hypertension");
  if (age >= 13 && (systolic >= 180 || diastolic >= 120)) found.push("hypertension-severe");
  if (age >= 13 && systolic - diastolic >= 75 && diastolic < 65) found.push("pulse-pressure-wide");
  if (age >= 13 && systolic >= 90 && systolic - diastolic <= systolic * NARROW)
    found.push("narrow-pulse-pressure");
  return found;
}

/** From here to 140/90 a pressure is high normal (European Society of Hypertension, 2023): neither high nor denied. */
const HIGH_NORMAL = [130, 85] as const;

/** What a pressure denies unless it means it; of one at the edge nothing is said. */
function deniedByPressure(systolic: number, diastolic: number, age: number): string[] {
  const isLowish = age >= 13 && systolic < LOW_WITH_RACING_PULSE;
  const isHighish = age >= 13 && (systolic >= HIGH_NORMAL[0] || diastolic >= HIGH_NORMAL[1]);
  return [...(isLowish ? [] : ["hypotension"]), ...(isHighish ? [] : ["hypertension"])];
}

const BOTH = /(?:\b(?:bp|blood pressure)[\s:]*(?:is|was|of)?\s*)?\b(\d{2,3})\s*\/\s*(\d{2,3})\b/g;
const SYSTOLIC_ALONE =
  /\b(?:systolics?|sbp|bp)(?: blood pressure| pressures?| bp)?(?: (?:is|of|was|in|the|low|mid|high)){0,3} (\d{2,3})s?\b(?:\s*\/\s*p(?:alp)?\b)?(?!\s*\/\s*\d)/g;
/** What is taken for the diastolic pressure where none is told. */
const USUAL_DIASTOLIC = 70;
/** "On the right", "in her left arm", after a pressure. */
const SIDE = /^\s*(?:mm ?hg\s*)?(?:(?:in|on|over)\s+)?(?:(?:the|his|her)\s+)?(right|left)\b/;
/** "R arm 194/102", "left 120/80". */
const SIDE_BEFORE = /\b(right|left|r|l)\b(?: arm)?[\s:]*\d{0,3}$/;
/** Systolic pressures of the arms that differ by so much speak for a narrowed or torn artery. */
const APART = 20;

function sideOf(folded: string, start: number, end: number): string | undefined {
  const before = SIDE_BEFORE.exec(folded.slice(Math.max(0, start - 14), start + 3))?.[1];
  const told = before?.replace(/^r$/, "right").replace(/^l$/, "left");
  return told ?? SIDE.exec(folded.slice(end, end + 24))?.[1];
}

const isPressure = (systolic: number, diastolic: number): boolean =>
  systolic >= 40 && systolic <= 300 && diastolic >= 15 && diastolic < systolic;

/** The pressures of a folded text: those with both figures, then those of which the systolic one is told alone. */
export function pressuresIn(folded: string, age: number): Value[] {
  const pulse = Number(PULSE.exec(folded)?.[1] ?? 0);
  const sides = new Map<string, number>();
  const both = [...folded.matchAll(BOTH)].flatMap((match): Value[] => {
    const [systolic, diastolic] = [Number(match[1]), Number(match[2])];
    if (!isPressure(systolic, diastolic)) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    const side = sideOf(folded, start, end);
    const other = sides.get(side === "left" ? "right" : "left");
    const differs =
      side !== undefined && other !== undefined && Math.abs(systolic - other) >= APART;
    if (side !== undefined) sides.set(side, systolic);
    const means = ofPressure(systolic, diastolic, age, pulse);
    return [
      {
        id: "pressure",
        start,
        end,
        means: differs ? [...means, "pulse-deficit-arms"] : means,
        denies: deniedByPressure(systolic, diastolic, age),
      },
    ];
  });
  const alone = [...folded.matchAll(SYSTOLIC_ALONE)].map((match): Value => {
    const systolic = Number(match[1]);
    return {
      id: "systolic-pressure",
      start: match.index,
      end: match.index + match[0].length,
      means: ofPressure(systolic, USUAL_DIASTOLIC, age, pulse),
      denies: deniedByPressure(systolic, USUAL_DIASTOLIC, age),
    };
  });
  return [...both, ...alone];
}
