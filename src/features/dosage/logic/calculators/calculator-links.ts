import { decimal, exact, product } from "#/kernel/exact.ts";
import { slugOf } from "#/kernel/text.ts";
import type { Answer } from "../answer.ts";
import type { Draft } from "../patient/draft.ts";

export type CalculatorLink = { readonly label: string; readonly href: string };

type Use = { readonly id: string; readonly name: string; readonly takes: readonly string[] };
type Known = Readonly<Record<string, string>>;

/** Opioids whose daily dose by mouth is counted in milligrams (CDC 2022). */
const OPIOIDS: ReadonlySet<string> = new Set([
  "codeine",
  "hydrocodone",
  "hydromorphone",
  "methadone",
  "morphine",
  "oxycodone",
  "oxymorphone",
  "tapentadol",
  "tramadol",
]);

/**
 * The calculators beside a dose, with what is known of the patient in their fragments, which no server sees: clearance,
 * liver, morphine equivalents of the dose, and what the ingredient is used with.
 * @param uses calculators by ingredient, as their records say.
 */
export function calculatorLinks(
  draft: Draft,
  answer: Answer,
  uses: Readonly<Record<string, readonly Use[]>>,
): CalculatorLink[] {
  const patient = Object.fromEntries(
    (["age", "sex", "weight", "height", "creatinine", "clearance"] as const).flatMap((field) =>
      draft[field] === "" ? [] : [[field, draft[field]]],
    ),
  );
  // "Vancomycin (IV)" is vancomycin.
  const ingredient = slugOf((answer.medication ?? "").replace(/ \(.*$/, ""));
  const own = Object.hasOwn(uses, ingredient) ? (uses[ingredient] ?? []) : [];
  const isChild = draft.patientType === "pediatric" || draft.patientType === "neonatal";
  const kidneys = isChild
    ? { id: "egfr-schwartz", name: "eGFR in children (Schwartz)", takes: ["height", "creatinine"] }
    : {
        id: "creatinine-clearance",
        name: "Creatinine clearance",
        takes: ["age", "sex", "weight", "height", "creatinine"],
      };
  const general: readonly Use[] = [
    ...(own.some(({ id }) => id === kidneys.id) ? [] : [kidneys]),
    { id: "child-pugh", name: "Child-Pugh score", takes: [] },
  ];
  return [...own, ...general].map(({ id, name, takes }) => ({
    label: name,
    href: `/calculators/${id}${fragmentOf({ ...picked(patient, takes), ...(id === "opioid-mme" && dailyOf(ingredient, answer)) })}`,
  }));
}

function picked(known: Known, fields: readonly string[]): Known {
  return Object.fromEntries(
    fields.flatMap((field) => (known[field] === undefined ? [] : [[field, known[field]]])),
  );
}

/** The most of an opioid by mouth that a day of this dose comes to; nothing where it is counted otherwise. */
function dailyOf(ingredient: string, answer: Answer): Known {
  if (answer.status !== "dose" || !OPIOIDS.has(ingredient) || !/oral/i.test(answer.route))
    return {};
  const { high, perDay, everyHours } = answer;
  // What is given as needed counts as if it were always needed.
  const doses = everyHours > 0 ? Math.max(perDay, Math.floor(24 / everyHours)) : perDay;
  return high.unit === "mg" ? { [ingredient]: decimal(product(high.value, exact(doses)), 2) } : {};
}

function fragmentOf(fields: Known): string {
  const text = new URLSearchParams(fields).toString();
  return text === "" ? "" : `#${text}`;
}
