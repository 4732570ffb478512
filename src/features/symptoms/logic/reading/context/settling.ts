import { CONTRARY, CONVERSE } from "#knowledge/symptoms/normals.js";
import { ancestorsOf } from "../../findings.ts";
import type { Measured } from "../numbers/measuring.ts";
import type { Recognized } from "../recognized.ts";

type Add = (finding: string, start: number, end: number, negated: boolean) => void;

/** "Diabetes, high blood pressure. BP 102/64": what the words tell of the past, and every number denies, is not there today. */
export function settleByMeasuring(
  recognized: Map<string, Recognized>,
  numbers: readonly Measured[],
  text: string,
): void {
  const [told, known] = ["hypertension", "hx-hypertension"].map((id) => recognized.get(id));
  const taken = numbers.filter(({ finding }) => finding === told?.finding);
  const [first] = taken;
  if (told === undefined || told.negated || told.start !== known?.start) return;
  if (first === undefined) {
    if (isOfHistory(text, told, recognized)) recognized.delete(told.finding);
    return;
  }
  if (taken.every(({ negated }) => negated))
    recognized.set(told.finding, { ...first, text: text.slice(first.start, first.end) });
}

const HISTORY = /\b(?:history|hx|h\/o|pmhx?|known|chronic|long-?standing|background)\b[^.;]*$/i;
const NEAR = 40;

/** "PMH: hypertension", "diabetes, hypertension": the disease, and no pressure that was taken. */
function isOfHistory(
  text: string,
  { start, end }: Recognized,
  recognized: ReadonlyMap<string, Recognized>,
): boolean {
  const others = [...recognized.values()].filter(
    (one) => one.start !== start && !one.negated && one.finding.startsWith("hx-"),
  );
  return (
    HISTORY.test(text.slice(0, start)) ||
    others.some(
      (one) =>
        (one.end <= start && !/[.;]/.test(text.slice(one.end, start)) && start - one.end < NEAR) ||
        (one.start >= end && !/[.;]/.test(text.slice(end, one.start)) && one.start - end < NEAR),
    )
  );
}

const BUT = /^[^.;]*\b(?:but|yet|however|though|although|except)\b[^.;]*$/i;

/** "Denies cough but coughs all night": what is told in particular is there, and with it what was denied. */
export function settleContradicted(recognized: Map<string, Recognized>, text: string): void {
  for (const entry of recognized.values()) {
    if (entry.negated) continue;
    for (const general of ancestorsOf(entry.finding)) {
      const denied = recognized.get(general);
      if (denied?.negated !== true || entry.start <= denied.end) continue;
      if (!BUT.test(text.slice(denied.end, entry.start))) continue;
      recognized.delete(general);
      recognized.set(entry.finding, { ...entry, over: denied.text });
    }
  }
}

/** "Afebrile" denies fever; that she was not vaccinated states that she is unvaccinated. */
export function addImplied(recognized: readonly Recognized[], add: Add): void {
  for (const { finding, start, end, negated } of recognized) {
    if (!negated) for (const other of CONTRARY[finding] ?? []) add(other, start, end, true);
    const converse = negated ? CONVERSE[finding] : undefined;
    if (converse !== undefined) add(converse, start, end, false);
  }
}
