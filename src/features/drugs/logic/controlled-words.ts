import type { LabelSection } from "../labels.contract.ts";
import type { ControlledStatus } from "./controlled.ts";
import { sectionText, tableText } from "./label.ts";
import { type Schedule, scheduleOf, SCHEDULES } from "./schedule.ts";
import { SECTION } from "../section.ts";

/** "a Schedule IV controlled substance", in words; some labels write a small L for each I. Schedule I is never marketed. */
const IN_WORDS = /\bSchedule\s+((?:C-?)?(?:[Il]{2,3}|[Il]?V))\b(?!\s*(?:or|and|to|through)\b)/gi;
/** "(CII)", "C-IV", as packages print it. */
const AS_MARK = /\bC-?(II|III|IV|V)\b/g;
/** Outside of the package's picture only where nothing else can be meant. */
const AS_SURE_MARK = /(?<=[(,]\s?)C-?(II|III|IV|V)\b(?=\s*[).,;]|\s*$)|\bC-?(III?|IV)\b(?=\s)/g;
const DENIED =
  /\bnot\s+(?:listed\s+as\s+|classified\s+as\s+)?(?:a\s+)?(?:federally\s+)?(?:controlled\b|scheduled\b)/i;
const CONTROLLED =
  /\b(?:is|are|as|contains?)\s+(?:an?\s+)?(?:federally\s+)?controlled\s+substances?\b/i;

/** Whether a product is controlled by the words of its label: its section of dependence, its package, its title. */
export function controlledInLabel(
  sections: readonly LabelSection[],
  title: string,
  isCombination: boolean,
): ControlledStatus {
  const text = (...codes: string[]) =>
    codes.map((code) => `${sectionText(sections, code)} ${tableText(sections, code)}`).join(" ");
  const said = text(SECTION.controlledSubstance, SECTION.abuseAndDependence);
  const described = `${text(SECTION.formsAndStrengths, SECTION.howSupplied)} ${title}`;
  // What the package bears is the product's own schedule; the section may speak of its parts and of others.
  const stated = [
    named(text(SECTION.packageLabel), AS_MARK),
    named(said, IN_WORDS, AS_SURE_MARK),
    named(described, AS_SURE_MARK),
  ].filter((found) => found.size > 0);
  const single = stated.find((found) => found.size === 1) ?? stated[0];
  if (single !== undefined) return ofNamed(single, isCombination);
  if (DENIED.test(said)) return { isControlled: false, schedule: undefined };
  return { isControlled: CONTROLLED.test(said) ? true : null, schedule: undefined };
}

/** Of several the strictest is that of a combination; of one substance it cannot be told. */
function ofNamed(named: ReadonlySet<Schedule>, isCombination: boolean): ControlledStatus {
  const strictest = SCHEDULES.find((schedule) => named.has(schedule));
  const isClear = named.size === 1 || isCombination;
  return { isControlled: true, schedule: isClear ? strictest : undefined };
}

function named(text: string, ...patterns: readonly RegExp[]): Set<Schedule> {
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
  return new Set(
    found.flatMap(([, one, other]) => scheduleOf((one ?? other ?? "").replaceAll("l", "I")) ?? []),
  );
}
