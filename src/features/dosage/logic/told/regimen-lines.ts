import { compare, exact } from "#/kernel/exact.ts";
import { domainText } from "../record/band-text.ts";
import { type Cut, compareCuts, readBand } from "../choosing/band.ts";
import { routesOf } from "../choosing/find.ts";
import { listOf } from "../record/list-of.ts";
import { readDose, readInterval, readStep } from "../record/notation.ts";
import type {
  Alternative,
  CalculatedMedication,
  DoseText,
  DosingRule,
  LimitText,
  LoadingDose,
  Raise,
  Regimen,
  Route,
  Source,
} from "../record/record.ts";

/*
 * The regimens as a table reads them, without a patient: what the calculator would work out for one, in words. A
 * monograph's doses are made from this, so that no dose is written down a second time.
 */

/** A dose, or why there is none, for a use and those whom the rule is for. */
export type RegimenLine = {
  readonly indication: string;
  /** "12 years and over, under 50 kg"; nothing where it is for all adults. */
  readonly whom: string | undefined;
  readonly child: boolean;
  readonly routes: readonly Route[];
  readonly source: Source;
  readonly section: string | undefined;
} & (
  | { readonly dose: string; readonly schedule: string; readonly note: string }
  | { readonly never: string }
);

type Given = Extract<DosingRule, { readonly dose: string }>;

const ADULTS = "18 y up";

/** Every rule of a medication, those that say the same of the same use in one line. */
export function regimenLines(medication: CalculatedMedication): RegimenLine[] {
  const lines = medication.regimens.flatMap((regimen) =>
    regimen.rules.map((rule) => lineOf(medication, regimen, rule)),
  );
  const same = Map.groupBy(lines, (line) => JSON.stringify({ ...line, whom: undefined }));
  return [...same.values()].map(joined);
}

function joined(lines: readonly RegimenLine[]): RegimenLine {
  const [first] = lines;
  if (first === undefined) throw new RangeError("no line to join");
  const whom = lines.some((line) => line.whom === undefined)
    ? undefined
    : lines.map((line) => line.whom).join(", or ");
  return { ...first, whom };
}

function lineOf(medication: CalculatedMedication, regimen: Regimen, rule: DosingRule): RegimenLine {
  const age = rule.age ?? regimen.ages;
  const head = {
    indication: regimen.for,
    whom: domainText(age === ADULTS ? undefined : age, rule.weight, rule.gestation) || undefined,
    child: isChildRule(rule, regimen),
    routes: routesOf(regimen),
    source: rule.source ?? regimen.source ?? medication.source,
    section: rule.section ?? regimen.section,
  };
  const counted = medication.amountsOf === undefined ? "" : ` of ${medication.amountsOf}`;
  return "never" in rule
    ? { ...head, never: rule.never }
    : {
        ...head,
        dose: `${doseText(rule)}${counted}`,
        schedule: scheduleText(rule),
        note: noteText(rule),
      };
}

/** Whether a rule is for children alone. */
export const isChildRule = (rule: DosingRule, { ages }: Pick<Regimen, "ages">): boolean =>
  isChild(rule.age ?? ages, rule.weight);

const ADULT_KG = exact(50);

/** A band of ages without anybody of 18 years or more, or of weights that hardly an adult has. */
function isChild(age: string, weight: string | undefined): boolean {
  const { from: adult } = readBand(ADULTS);
  const ages = readBand(age);
  const light = weight === undefined ? undefined : readBand(weight).to;
  const before = (cut: Cut | undefined) => cut && adult && compareCuts(cut, adult) <= 0;
  if (before(ages.to)) return true;
  return Boolean(before(ages.from)) && light !== undefined && compare(light.at, ADULT_KG) <= 0;
}

/** "20 to 40 mg/kg/day" as it is said: "20 to 40 mg/kg a day". */
const amountText = (text: DoseText): string => readDose(text).text.replace(/\/day$/, " a day");

/** "300 mg once, then 75 mg"; a dose by size with the cap of one dose. */
function doseText(rule: Given): string {
  const { per, pace } = readDose(rule.dose);
  const cap =
    per === undefined || rule.cap === undefined
      ? ""
      : ` (at most ${readDose(rule.cap).text}${pace === "day" ? " a dose" : ""})`;
  const first = listOf(rule.load).map(firstDoseText);
  return [...first, `${amountText(rule.dose)}${cap}`].join(", then ");
}

function firstDoseText({ dose, cap, when }: LoadingDose): string {
  const most = cap === undefined ? "" : ` (at most ${readDose(cap).text})`;
  return `${amountText(dose)}${most} ${when ?? "once as a loading dose"}`;
}

function scheduleText({ dose, every, prn }: Given): string {
  const { text } = readInterval(every);
  const divided = readDose(dose).pace === "day" && every !== "24 h" ? "divided, " : "";
  return `${every === "once" ? "once" : `${divided}${text}`}${prn ? " as needed" : ""}`;
}

function noteText(rule: Given): string {
  return [
    ...(rule.say ?? []),
    ...(rule.alternatives ?? []).map(alternativeText),
    ...(rule.raise ?? []).map(raiseText),
    ...(rule.usual === undefined ? [] : [`Usual: ${amountText(rule.usual)}.`]),
    ...mostText(rule),
    ...(rule.duration === undefined ? [] : [`Duration: ${rule.duration}.`]),
  ].join(" ");
}

function alternativeText({ is, dose, every, when }: Alternative): string {
  const often = every === "once" ? "once" : readInterval(every).text;
  const text = `${amountText(dose)} ${often}${when === undefined ? "" : ` ${when}`}`;
  return `${is === "or" ? "Or" : "May be raised to"} ${text}.`;
}

function raiseText({ by, every, to, when }: Raise): string {
  const often = every === undefined ? "" : ` ${readStep(every)}`;
  const step = by === "double" ? `Double${often}` : `Raise${often} by ${amountText(by)}`;
  const target = to === undefined ? "" : `, to ${amountText(to)}`;
  return `${step}${target}${when === undefined ? "" : ` ${when}`}.`;
}

/** The most of a dose and of a day, where the dose itself does not say it already. */
function mostText(rule: Given): string[] {
  const days = listOf(rule.dayMax);
  const { most } = readInterval(rule.every);
  const daily = most.n === most.d;
  const bySize = readDose(rule.dose).per !== undefined;
  const ofDose = rule.cap === undefined || bySize || (daily && days.length > 0) ? [] : [rule.cap];
  const limits = [
    ...ofDose.filter((cap) => !isAll(rule, cap)).map((cap) => `${readDose(cap).text} a dose`),
    ...days
      .filter((day) => !(daily && isAll(rule, day)))
      .map((day) => `${readDose(day).text} a day`),
  ];
  return limits.length === 0 ? [] : [`At most ${limits.join(" and ")}.`];
}

/** Whether a limit is as much as the fixed dose. */
function isAll({ dose }: Given, limit: LimitText): boolean {
  const { per, high, unit } = readDose(dose);
  const most = readDose(limit);
  const same = per === undefined && most.per === undefined && most.unit === unit;
  return same && most.high.n * high.d === high.n * most.high.d;
}
