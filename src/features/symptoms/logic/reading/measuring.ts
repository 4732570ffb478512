import { FURTHER_MEASURES } from "../../data/further-measures.ts";
import { LAB_MEASURES } from "../../data/lab-measures.ts";
import { MEASURES } from "../../data/measures.ts";
import type { Patient } from "../patient.ts";
import { specimensIn } from "./specimen.ts";

/** A number of the text and the finding it means. */
export type Measured = {
  readonly start: number;
  readonly end: number;
  readonly finding: string;
  /** True where the number says that it is not there. */
  readonly negated: boolean;
};

const EVERY_MEASURE = [...MEASURES, ...LAB_MEASURES, ...FURTHER_MEASURES];

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
/** A pulse pressure within a quarter of the systolic one is narrow. */
const NARROW = 0.25;

/** "On the right", "in her left arm", after a pressure. */
const SIDE = /^\s*(?:mm ?hg\s*)?(?:(?:in|on|over)\s+)?(?:(?:the|his|her)\s+)?(right|left)\b/;
/** "R arm 194/102", "left 120/80". */
const SIDE_BEFORE = /\b(right|left|r|l)\b(?: arm)?[\s:]*\d{0,3}$/;
/** Systolic pressures of the arms that differ by so much speak for a narrowed or torn artery. */
const APART = 20;

/** Findings that the numbers of a folded text mean for this patient. Total: numbers out of reach mean nothing. */
export function measured(folded: string, { age, sex }: Pick<Patient, "age" | "sex">): Measured[] {
  const found: Measured[] = [];
  const taken: (readonly [number, number])[] = [];
  const add = (
    start: number,
    end: number,
    findings: readonly string[],
    denies: readonly string[] = [],
  ): void => {
    taken.push([start, end]);
    for (const finding of findings) found.push({ start, end, finding, negated: false });
    for (const finding of denies)
      if (!findings.includes(finding)) found.push({ start, end, finding, negated: true });
  };
  const fluids = specimensIn(folded);
  for (const { start, end, findings } of fluids)
    for (const finding of findings) found.push({ start, end, finding, negated: false });
  const sides = new Map<string, number>();
  const pulse = Number(PULSE.exec(folded)?.[1] ?? 0);
  for (const match of folded.matchAll(
    /(?:\b(?:bp|blood pressure)[\s:]*(?:is|was|of)?\s*)?\b(\d{2,3})\s*\/\s*(\d{2,3})\b/g,
  )) {
    const [systolic, diastolic] = [Number(match[1]), Number(match[2])];
    const end = match.index + match[0].length;
    if (systolic >= 40 && systolic <= 300 && diastolic >= 15 && diastolic < systolic) {
      const before = SIDE_BEFORE.exec(folded.slice(Math.max(0, match.index - 14), match.index + 3));
      const side =
        before?.[1]?.replace(/^r$/, "right").replace(/^l$/, "left") ??
        SIDE.exec(folded.slice(end, end + 24))?.[1];
      const other = sides.get(side === "left" ? "right" : "left");
      const differs =
        side !== undefined && other !== undefined && Math.abs(systolic - other) >= APART;
      if (side !== undefined) sides.set(side, systolic);
      const meant = ofPressure(systolic, diastolic, age, pulse);
      const denied = deniedByPressure(systolic, diastolic, age);
      add(match.index, end, differs ? [...meant, "pulse-deficit-arms"] : meant, denied);
    }
  }
  for (const match of folded.matchAll(
    /\b(?:systolics?|sbp|bp)(?: blood pressure| pressures?| bp)?(?: (?:is|of|was|in|the|low|mid|high)){0,3} (\d{2,3})s?\b(?:\s*\/\s*p(?:alp)?\b)?(?!\s*\/\s*\d)/g,
  )) {
    const systolic = Number(match[1]);
    add(
      match.index,
      match.index + match[0].length,
      ofPressure(systolic, 70, age, pulse),
      deniedByPressure(systolic, 70, age),
    );
  }
  for (const { id, pattern, convert, plausible, means, denies } of EVERY_MEASURE) {
    for (const match of folded.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const ofFluid = fluids.some((fluid) => match.index >= fluid.start && end <= fluid.end);
      if (ofFluid && !id.startsWith("opening-pressure")) continue;
      if (taken.some(([from, to]) => match.index < to && end > from)) continue;
      const raw = Number((match[1] ?? "").replace(/,(?=\d{3}\b)/, "").replace(",", "."));
      const value = convert ? convert(raw, match[2] ?? "") : raw;
      if (!Number.isFinite(value) || value < plausible[0] || value > plausible[1]) continue;
      add(match.index, end, means(value, age, sex), denies);
    }
  }
  return found;
}
