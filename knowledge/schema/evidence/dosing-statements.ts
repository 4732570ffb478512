/** What the dosing records state: figures by indication, route, age and organ, contraindications and boxed warnings. */
import type {
  CalculatedMedication,
  Change,
  DosingRule,
  MedicationRecord,
  Regimen,
  Source,
} from "#/features/dosage/logic/record.ts";
import type { Fields, Statement } from "#/features/evidence/statement.ts";
import { slug } from "./wording.ts";

const DOSAGE = "Dosage and Administration";
const ORGANS = `${DOSAGE}; Use in Specific Populations; Contraindications; Warnings`;

export function dosingStatements(medications: readonly MedicationRecord[]): Statement[] {
  return medications.flatMap((medication) =>
    "regimens" in medication ? statementsOf(medication) : [],
  );
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
  const most = dayMax === undefined ? [] : typeof dayMax === "string" ? [dayMax] : dayMax;
  return [
    ...("dose" in rule
      ? [make("dose", "dose", { dose: rule.dose, every: rule.every }, DOSAGE)]
      : []),
    ...alternatives.map(({ is, dose, every }) =>
      make(slug(is), "dose", { dose, every, ...(is === "raise to" && { raised: "yes" }) }, DOSAGE),
    ),
    ...(load === undefined ? [] : [make("load", "loading", { dose: load.dose }, DOSAGE)]),
    ...(load?.cap === undefined ? [] : [make("load/cap", "cap", { cap: load.cap }, DOSAGE)]),
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
    ...(load === undefined ? [] : [of("load", { dose: load.dose })]),
    ...(cap === undefined ? [] : [of("cap", { cap })]),
    ...(dayMax === undefined ? [] : [of("day-max", { dayMax })]),
    ...(never === undefined ? [] : [of("never", { never: "yes" })]),
  ];
}
