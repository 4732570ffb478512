import { unended } from "../told/change-text.ts";
import { isGuarded } from "../record/kidney-record.ts";
import { listOf } from "../record/list-of.ts";
import {
  bandedText,
  clearanceText,
  dialysisTexts,
  hepaticTexts,
  neverText,
  withBand,
  withUnit,
} from "../record/organ-texts.ts";
import type {
  CalculatedMedication,
  Change,
  DosingRule,
  LabelSource,
  Regimen,
  Source,
  Whom,
} from "../record/record.ts";
import { isChildRule } from "../told/regimen-lines.ts";
import { capital } from "../told/said-texts.ts";

/*
 * What the dosing records say of weak kidneys and livers, without a patient. A monograph's words on them are made from
 * this.
 */

export type Organ = "renal" | "hepatic";

type Text = { readonly organ: Organ; readonly text: string };
type Basis = { readonly source: Source; readonly section: string | undefined };

export type OrganLine = Text & Basis;

/** One thing that a rule says, before it is known how many others say the same; with its own source where it has one. */
type Said = Text & { readonly source?: LabelSource };
const renal = (text: string): Said => ({ organ: "renal", text });
type Spoken = Text & Basis & { readonly regimen: Regimen; readonly child: boolean };

/** What a medication's rules, limits and warnings say of kidneys and liver, each once, with the uses that it is for. */
export function organLines(medication: CalculatedMedication): OrganLine[] {
  const spoken = medication.regimens.flatMap((regimen) =>
    regimen.rules.flatMap((rule) =>
      saidBy(rule, regimen, medication).map((said): Spoken => ({
        ...said,
        regimen,
        child: isChildRule(rule, regimen),
        source: said.source ?? rule.source ?? regimen.source ?? medication.source,
        section: said.source === undefined ? (rule.section ?? regimen.section) : undefined,
      })),
    ),
  );
  const same = Map.groupBy(spoken, ({ organ, text }) => `${organ} ${text}`);
  const ofRules = [...same.values()].map((all) => forWhom(all, medication));
  const general = limitsOf(medication).map(({ organ, text }) => ({
    organ,
    text: capital(text),
    source: medication.source,
    section: undefined,
  }));
  return [...general, ...together(ofRules)];
}

type ForWhom = OrganLine & { readonly whom: string };

/** What is said of the same uses by the same source is one line. */
function together(lines: readonly ForWhom[]): OrganLine[] {
  const same = Map.groupBy(lines, ({ whom, organ, text, source, section }) =>
    JSON.stringify(whom === "" ? [organ, text] : [organ, whom, source, section]),
  );
  return [...same.values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    const { whom, organ, source, section } = first;
    const texts = all.map(({ text }) => text).join("; ");
    return [{ organ, text: capital(whom === "" ? texts : `${whom}: ${texts}`), source, section }];
  });
}

/** With the uses that it is for, where it is not for all, and "children" where it is for them alone. */
function forWhom(all: readonly Spoken[], { regimens }: CalculatedMedication): ForWhom {
  const [first] = all;
  if (first === undefined) throw new RangeError("nothing was said");
  const { organ, text, source, section } = first;
  const uses = new Set(all.map(({ regimen }) => useOf(regimen, regimens)));
  const every = regimens.every((regimen) => uses.has(useOf(regimen, regimens)));
  const adults = regimens.some((regimen) =>
    regimen.rules.some((rule) => "dose" in rule && !isChildRule(rule, regimen)),
  );
  const named = every ? [] : [...uses];
  const told =
    named.length > 0 && named.every((use) => /child|adolescent|newborn|neonat/i.test(use));
  const children = all.every(({ child }) => child) && adults && !told ? ["in children"] : [];
  const whom = [named.join("; "), ...children].filter((part) => part !== "").join(", ");
  return { organ, whom, text, source, section };
}

/** A regimen's use, with its routes where the same use has a regimen by other ones. */
function useOf({ for: use, route }: Regimen, regimens: readonly Regimen[]): string {
  const routes = listOf(route).join(" or ");
  const others = regimens.some(
    (each) => each.for === use && listOf(each.route).join(" or ") !== routes,
  );
  return others ? `${use}, ${routes}` : use;
}

function saidBy(rule: DosingRule, regimen: Regimen, medication: CalculatedMedication): Said[] {
  const { hemodialysis, peritoneal } = rule;
  const barred = barredBands(medication);
  const byCreatinine = regimen.rules.some(({ creatinine }) => creatinine !== undefined);
  return [
    ...(rule.renal?.length === 0 && !byCreatinine ? unchanged(medication) : []),
    ...withoutEchoes((rule.renal ?? []).filter(({ at }) => !barred.has(at))).map((step) =>
      renal(bandedText(clearanceText(step.at, medication), step)),
    ),
    ...withoutEchoes(rule.creatinine ?? []).map((step) =>
      renal(bandedText(`creatinine ${withUnit(step.at, "mg/dL")}`, step)),
    ),
    ...dialysisTexts(medication.dialysis, "hemodialysis", hemodialysis).map(renal),
    ...dialysisTexts(
      medication.peritoneal ?? medication.dialysis,
      "peritoneal dialysis",
      peritoneal,
    ).map(renal),
    ...hepaticTexts(rule.hepatic).map((text): Said => ({ organ: "hepatic", text })),
  ];
}

/** What each step of a table adds in the same words is said with the last one. */
const withoutEchoes = <Step extends Change>(steps: readonly Step[]): Step[] =>
  steps.map((step, index) => {
    const next = steps[index + 1];
    return step.say === undefined || next?.say !== step.say ? step : { ...step, say: undefined };
  });

/** Of a drug that kidneys clear, or that harms at once, it counts only where a label was read that says so. */
function unchanged(medication: CalculatedMedication): Said[] {
  const { noRenalChange } = medication;
  if (noRenalChange !== undefined) return [{ ...renal("No dose change"), source: noRenalChange }];
  return isGuarded(medication) ? [] : [renal("No dose change")];
}

/** The clearances at which the medication is given to nobody. */
function barredBands({ never = [] }: CalculatedMedication): ReadonlySet<string> {
  const bands = never.flatMap(({ whom: { renal, ...others } }) =>
    renal !== undefined && Object.keys(others).length === 0 ? [renal] : [],
  );
  return new Set(bands);
}

/** What holds for the whole medication: whom it is not for, and what is watched. */
function limitsOf(medication: CalculatedMedication): Said[] {
  const { never = [], warnings = [], dialysis, peritoneal, hemodialysis } = medication;
  const about = (whom: Whom, text: string): Said[] => {
    const use = whom.for === undefined ? "" : `${whom.for}: `;
    if (whom.renal !== undefined)
      return [renal(`${use}${withBand(clearanceText(whom.renal, medication), text)}`)];
    if (whom.dialysis !== undefined) return [renal(`${use}${text}`)];
    return whom.hepatic === undefined ? [] : [{ organ: "hepatic", text: `${use}${text}` }];
  };
  const tabled = medication.regimens.flatMap(({ rules }) =>
    rules.flatMap(({ renal: at }) => at ?? []),
  );
  return [
    ...never.flatMap(({ whom, say }) => about(whom, neverText(say))),
    ...warnings.flatMap((warning) => {
      if (typeof warning === "string") return [];
      const { whom, say } = warning;
      // The rules say it already, each for its use.
      const again = tabled.some(({ at, never: none }) => at === whom.renal && none !== undefined);
      return again ? [] : about(whom, unended(say));
    }),
    ...dialysisTexts(dialysis, "hemodialysis", hemodialysis).map(renal),
    ...(dialysis === undefined ? [] : [renal(`dialysis: ${unended(dialysis)}`)]),
    ...(peritoneal === undefined ? [] : [renal(`peritoneal dialysis: ${unended(peritoneal)}`)]),
  ];
}
