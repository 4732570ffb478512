/** What the dosing records state: figures by indication, route, age and organ, contraindications and boxed warnings. */
import { listOf } from "#/features/dosage/logic/list-of.ts";
import type {
  CalculatedMedication,
  Change,
  DosingRule,
  MedicationRecord,
  Raise,
  Regimen,
  Source,
} from "#/features/dosage/logic/record.ts";
import { type Fields, slug, type Statement } from "./statement.ts";

const DOSAGE = "Dosage and Administration";
const ORGANS = `${DOSAGE}; Use in Specific Populations; Contraindications; Warnings`;

/** @param described ingredients whose boxed warnings and contraindications are statements of their monographs */
export function dosingStatements(
  medications: readonly MedicationRecord[],
  described: ReadonlySet<string>,
): Statement[] {
  return medications.flatMap((medication) => {
    if (!("regimens" in medication)) return [];
    const { id, ingredients = [id] } = medication;
    const { boxed: _boxed, contraindicated: _none, ...rest } = medication;
    return statementsOf(described.has(ingredients.join()) ? rest : medication);
  });
}

type Make = (
  path: string,
  kind: string,
  fields: Fields,
  sections: string,
  source?: Source,
) => Statement;

function statementsOf(medication: CalculatedMedication): Statement[] {
  const { id, ingredients = [id], boxed, contraindicated = [], never = [], regimens } = medication;
  const [first = id] = ingredients;
  const alone = ingredients.length === 1;
  const make: Make = (path, kind, fields, sections, source = medication.source) => ({
    id: `${alone ? first : id}/dosing/${id}/${path}`,
    file: alone ? `ingredients/${first}` : `combinations/${id}`,
    kind,
    fields,
    ingredients,
    source:
      "setId" in source ? { setId: source.setId, version: source.version?.toString() } : undefined,
    sections,
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
    ...regimens.flatMap((regimen) => ofRegimen(regimen, make)),
  ];
}

function ofRegimen(regimen: Regimen, make: Make): Statement[] {
  const route = typeof regimen.route === "string" ? regimen.route : regimen.route.join("-");
  return regimen.rules.flatMap((rule) => {
    const bands = [rule.age, rule.weight, rule.gestation].filter((band) => band !== undefined);
    const path = [regimen.for, route, bands.join(" ") || regimen.ages].map(slug).join("/");
    const source = rule.source ?? regimen.source;
    const age = rule.age ?? regimen.ages;
    return ofRule(rule, (part, kind, fields, sections) =>
      make(`${path}/${part}`, kind, { ...fields, for: regimen.for, age }, sections, source),
    );
  });
}

function ofRule(rule: DosingRule, make: Make): Statement[] {
  const { load, cap, dayMax, renal = [], creatinine = [], hepatic = {}, alternatives = [] } = rule;
  const { raise = [], usual } = rule;
  const most = dayMax === undefined ? [] : typeof dayMax === "string" ? [dayMax] : dayMax;
  return [
    ...("dose" in rule
      ? [make("dose", "dose", { dose: rule.dose, every: rule.every }, DOSAGE)]
      : []),
    ...alternatives.map(({ is, dose, every }) =>
      make(slug(is), "dose", { dose, every, ...(is === "raise to" && { raised: "yes" }) }, DOSAGE),
    ),
    ...listOf(load).flatMap(({ dose, cap: most }) => [
      make("load", "loading", { dose }, DOSAGE),
      ...(most === undefined ? [] : [make("load/cap", "cap", { cap: most }, DOSAGE)]),
    ]),
    ...raise.flatMap((step) => raised(make, step)),
    ...(usual === undefined ? [] : [make("usual", "dose", { dose: usual, raised: "yes" }, DOSAGE)]),
    ...(cap === undefined ? [] : [make("cap", "cap", { cap }, DOSAGE)]),
    ...most.map((one) => make("day-max", "day-max", { dayMax: one }, DOSAGE)),
    ...renal.flatMap((one) => changed(make, "renal", `renal/${slug(one.at)}`, { at: one.at }, one)),
    ...creatinine.flatMap((one) =>
      changed(
        make,
        "renal",
        `creatinine/${slug(one.at)}`,
        { at: one.at, measure: "creatinine" },
        one,
      ),
    ),
    ...(["mild", "moderate", "severe"] as const).flatMap((degree) => {
      const one = hepatic[degree];
      return one ? changed(make, "hepatic", `hepatic/${degree}`, { hepatic: degree }, one) : [];
    }),
  ];
}

/** A step and where it leads: figures that the label gives for raising the dose. */
function raised(make: Make, { by, to }: Raise): Statement[] {
  const of = (part: string, dose: string) =>
    make(`raise/${part}`, "dose", { dose, raised: "yes" }, DOSAGE);
  return [...(by === "double" ? [] : [of("by", by)]), ...(to === undefined ? [] : [of("to", to)])];
}

function changed(
  make: Make,
  kind: string,
  path: string,
  where: Fields,
  change: Change,
): Statement[] {
  const { dose, every, cap, dayMax, never, load } = change;
  const of = (part: string, fields: Fields) =>
    make(`${path}/${part}`, kind, { ...where, ...fields }, ORGANS);
  return [
    ...(dose === undefined && every === undefined
      ? []
      : [of("dose", { ...(dose && { dose }), ...(every && { every }) })]),
    ...listOf(load).map((one) => of("load", { dose: one.dose })),
    ...(cap === undefined ? [] : [of("cap", { cap })]),
    ...(dayMax === undefined ? [] : [of("day-max", { dayMax })]),
    ...(never === undefined ? [] : [of("never", { never: "yes" })]),
  ];
}
