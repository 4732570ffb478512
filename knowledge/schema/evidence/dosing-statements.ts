/** What the dosing records state: figures by indication, route, age and organ, contraindications and boxed warnings. */
import { listOf } from "#/features/dosage/logic/record/list-of.ts";
import type {
  CalculatedMedication,
  Change,
  DosingRule,
  MedicationRecord,
  Raise,
  Regimen,
  Source,
} from "#/features/dosage/logic/record/record.ts";
import type { Context, Fields } from "#/features/evidence/statement.ts";
import { productOf } from "./product.ts";
import type { Recorded } from "./recorded.ts";
import { slug } from "./wording.ts";

const DOSAGE = "Dosage and Administration";
const ORGANS = `${DOSAGE}; Use in Specific Populations; Contraindications; Warnings`;

/** @param described ingredients whose boxed warnings and contraindications are statements of their monographs */
export function dosingStatements(
  medications: readonly MedicationRecord[],
  described: ReadonlySet<string>,
): Recorded[] {
  return medications.flatMap((medication) => {
    if (!("regimens" in medication)) return [];
    const { id, ingredients = [id] } = medication;
    const { boxed: _boxed, contraindicated: _none, ...rest } = medication;
    return statementsOf(described.has(ingredients.join()) ? rest : medication);
  });
}

/** A label without its set id names no document that could be looked up. */
export const isDocument = (guideline: string): boolean =>
  !/prescribing information|\blabel(?:ing)?\b|package insert/i.test(guideline);

type Make = (
  path: string,
  kind: string,
  fields: Fields,
  sections: string,
  source?: Source,
  context?: Context,
  route?: Regimen["route"],
) => Recorded;
type MakeOfRule = (
  path: string,
  kind: string,
  fields: Fields,
  sections: string,
  beside?: readonly Fields[],
  isOption?: boolean,
) => Recorded;

function statementsOf(medication: CalculatedMedication): Recorded[] {
  const { id, ingredients = [id], boxed, contraindicated = [], never = [], regimens } = medication;
  const [first = id] = ingredients;
  const alone = ingredients.length === 1;
  const allRoutes = [...new Set(regimens.flatMap((regimen) => regimen.route))];
  const make: Make = (
    path,
    kind,
    fields,
    sections,
    source = medication.source,
    context,
    route,
  ) => ({
    id: `${alone ? first : id}/dosing/${id}/${path}`,
    file: alone ? `ingredients/${first}` : `combinations/${id}`,
    kind,
    fields,
    ...(context && { context }),
    ingredients,
    source:
      "setId" in source ? { setId: source.setId, version: source.version?.toString() } : undefined,
    sections,
    feature: "dosing",
    rests: "setId" in source ? "label" : isDocument(source.guideline) ? "guideline" : "none",
    product: productOf(medication, route === undefined ? allRoutes : [route].flat()),
  });
  return [
    ...(boxed === undefined ? [] : [make("boxed", "boxed", { says: boxed }, "Boxed Warning")]),
    ...contraindicated.map((says, index) =>
      make(`contraindicated/${index + 1}`, "contraindication", { says }, "Contraindications"),
    ),
    ...never.flatMap(({ whom: { renal: at } }) =>
      at === undefined
        ? []
        : [make(`never/renal/${slug(at)}`, "renal", { at, never: "yes" }, ORGANS)],
    ),
    ...regimens.flatMap((regimen) => ofRegimen(regimen, regimens, make)),
  ];
}

function ofRegimen(regimen: Regimen, all: readonly Regimen[], make: Make): Recorded[] {
  const route = typeof regimen.route === "string" ? regimen.route : regimen.route.join("-");
  const about = usesAround(regimen, all);
  const forAdults = all.filter((one) => one.for === regimen.for).flatMap(adultDoses);
  return regimen.rules.flatMap((rule) => {
    const bands = [rule.age, rule.weight, rule.gestation].filter((band) => band !== undefined);
    const path = [regimen.for, route, bands.join(" ") || regimen.ages].map(slug).join("/");
    const source = rule.source ?? regimen.source;
    const shared = { for: regimen.for, age: rule.age ?? regimen.ages };
    return ofRule(rule, (part, kind, fields, sections, beside = [], isOption = false) => {
      const context = {
        ...about,
        ...(rule.weight && { weight: rule.weight }),
        ...(isOption && { isOption }),
        ...(rule.load && { isAfterLoad: true }),
        beside: [...beside.map((one) => ({ ...shared, ...one })), ...forAdults],
      };
      return make(
        `${path}/${part}`,
        kind,
        { ...fields, ...shared },
        sections,
        source,
        context,
        regimen.route,
      );
    });
  });
}

function usesAround(regimen: Regimen, all: readonly Regimen[]): Context {
  const also = regimen.also ?? [];
  const otherUses = all.map((one) => one.for).filter((use) => use !== regimen.for);
  return {
    ...(also.length > 0 && { also }),
    ...(otherUses.length > 0 && { otherUses: [...new Set(otherUses)] }),
  };
}

/** What an adult gets, whatever the weight: a child is not given more. */
function adultDoses(regimen: Regimen): Fields[] {
  return regimen.rules.flatMap((rule): Fields[] => {
    const age = rule.age ?? regimen.ages;
    if (!/^(?:1[5-9]|[2-9]\d) y/.test(age)) return [];
    return givenBy(rule)
      .filter(({ dose }) => dose?.includes("/") === false)
      .map((fields) => ({ ...fields, for: regimen.for, age }));
  });
}

/** The doses of a rule, with its most in a day. */
function givenBy(rule: DosingRule): Fields[] {
  const { alternatives = [] } = rule;
  const [dayMax] = mostOf(rule);
  const rest = dayMax === undefined ? {} : { dayMax };
  return [
    ...("dose" in rule ? [{ dose: rule.dose, every: rule.every, ...rest }] : []),
    ...alternatives.map(({ dose, every }) => ({ dose, every, ...rest })),
  ];
}

const mostOf = ({ dayMax = [] }: DosingRule): readonly string[] =>
  typeof dayMax === "string" ? [dayMax] : dayMax;

function ofRule(rule: DosingRule, make: MakeOfRule): Recorded[] {
  const { load, cap, renal = [], creatinine = [], hepatic = {}, alternatives = [] } = rule;
  const { raise = [], usual } = rule;
  const given = givenBy(rule);
  return [
    ...("dose" in rule
      ? [make("dose", "dose", { dose: rule.dose, every: rule.every }, DOSAGE)]
      : []),
    ...alternatives.map(({ is, dose, every }) =>
      make(
        slug(is),
        "dose",
        { dose, every, ...(is === "raise to" && { raised: "yes" }) },
        DOSAGE,
        [],
        true,
      ),
    ),
    ...listOf(load).flatMap(({ dose, cap: most }) => [
      make("load", "loading", { dose }, DOSAGE),
      ...(most === undefined ? [] : [make("load/cap", "cap", { cap: most }, DOSAGE, given)]),
    ]),
    ...raise.flatMap((step) => raised(make, step)),
    ...(usual === undefined ? [] : [make("usual", "dose", { dose: usual, raised: "yes" }, DOSAGE)]),
    ...(cap === undefined ? [] : [make("cap", "cap", { cap }, DOSAGE, given)]),
    ...mostOf(rule).map((one) => make("day-max", "day-max", { dayMax: one }, DOSAGE, given)),
    ...renal.flatMap((one) => changed(make, `renal/${slug(one.at)}`, { at: one.at }, one, rule)),
    ...creatinine.flatMap((one) =>
      changed(make, `creatinine/${slug(one.at)}`, { at: one.at, measure: "creatinine" }, one, rule),
    ),
    ...(["mild", "moderate", "severe"] as const).flatMap((degree) => {
      const one = hepatic[degree];
      return one ? changed(make, `hepatic/${degree}`, { hepatic: degree }, one, rule) : [];
    }),
  ];
}

/** A step and where it leads: figures that the label gives for raising the dose. */
function raised(make: MakeOfRule, { by, to }: Raise): Recorded[] {
  const of = (part: string, dose: string) =>
    make(`raise/${part}`, "dose", { dose, raised: "yes" }, DOSAGE);
  return [...(by === "double" ? [] : [of("by", by)]), ...(to === undefined ? [] : [of("to", to)])];
}

function changed(
  make: MakeOfRule,
  path: string,
  where: Fields,
  change: Change,
  rule: DosingRule,
): Recorded[] {
  const kind = where.hepatic === undefined ? "renal" : "hepatic";
  const { dose, every, cap, dayMax, never, load, part } = change;
  const plain = givenBy(rule).map((one) => ({ ...one, ...(rule.cap && { cap: rule.cap }) }));
  const there = plain.map((one) => ({
    ...where,
    dose: dose ?? one.dose ?? "",
    every: every ?? one.every ?? "",
  }));
  const of = (name: string, fields: Fields) =>
    make(`${path}/${name}`, kind, { ...where, ...fields }, ORGANS, [...plain, ...there]);
  return [
    ...(dose === undefined && every === undefined
      ? []
      : [of("dose", { ...(dose && { dose }), ...(every && { every }) })]),
    ...(part === undefined ? [] : [of("part", { part: String(part) })]),
    ...listOf(load).map((one) => of("load", { dose: one.dose })),
    ...(cap === undefined ? [] : [of("cap", { cap })]),
    ...(dayMax === undefined ? [] : [of("day-max", { dayMax })]),
    ...(never === undefined ? [] : [of("never", { never: "yes" })]),
  ];
}
