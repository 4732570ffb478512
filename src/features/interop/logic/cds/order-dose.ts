/** The dose of an order, in a unit that doses on record have, and how often it is given. */
import type { Concept, Dosage } from "../../interop.contract.ts";
import type { CheckedOrder } from "../../interop.ports.ts";

export type OrderDose = Pick<CheckedOrder, "amount" | "unit" | "everyHours">;

type Unit = CheckedOrder["unit"];

/** UCUM's codes and words that mean the same. */
const UNITS: Readonly<Record<string, Unit>> = {
  mg: "mg",
  g: "g",
  ug: "mcg",
  mcg: "mcg",
  "[iu]": "units",
  "[usp'u]": "units",
  unit: "units",
  units: "units",
  meq: "mEq",
  mmol: "mmol",
  ml: "mL",
};

/** Pieces, each of which has the strength that the drug's name tells. */
const PIECES =
  /^(?:1|\{?(?:tbl|tablets?|tab|cap|caps|capsules?|each)\}?|\[?(?:tablet|capsule)\]?s?)$/i;

const STRENGTH = /(?<![\d.,/])(\d[\d.,]*)\s*(mg|mcg|g|meq|unt|units?)\b(?!\s*\/)/gi;

/** @returns the reason, as a text, where the dose cannot be compared. */
export function orderDoseOf(
  instructions: readonly Dosage[],
  wordings: readonly string[],
): OrderDose | string {
  const [instruction, ...others] = instructions;
  if (instruction === undefined) return "the order states no dose";
  if (others.length > 0) return "the order has several dosage instructions";
  const [first, ...more] = instruction.doseAndRate;
  if (more.length > 0) return "the order has several doses";
  const quantity = first?.doseQuantity ?? first?.doseRange?.high ?? instruction.doseQuantity;
  if (quantity === undefined) return "the order states no dose as an amount";
  const said = quantity.code ?? quantity.unit ?? "";
  const everyHours = intervalOf(instruction);
  const interval = everyHours === undefined ? {} : { everyHours };
  const unit = unitOf(said) ?? unitOf(quantity.unit ?? "");
  if (unit !== undefined) return { amount: quantity.value, unit, ...interval };
  if (!PIECES.test(said) && !PIECES.test(quantity.unit ?? "")) {
    return "its unit is not one that doses on record have";
  }
  const strength = strengthIn(wordings);
  if (strength === undefined) return "what one piece of it holds is not known";
  return { amount: quantity.value * strength.amount, unit: strength.unit, ...interval };
}

function unitOf(text: string): Unit | undefined {
  const key = text.toLowerCase();
  return Object.hasOwn(UNITS, key) ? UNITS[key] : undefined;
}

/** Where all wordings that tell a strength tell one, and the same. */
function strengthIn(
  wordings: readonly string[],
): { readonly amount: number; readonly unit: Unit } | undefined {
  const found = wordings.flatMap((text) =>
    [...text.matchAll(STRENGTH)].map(([, amount = "", unit = ""]) => {
      const named = unit.toLowerCase() === "unt" ? "units" : unit;
      return `${Number(amount.replaceAll(",", ""))} ${unitOf(named) ?? ""}`;
    }),
  );
  const [only = "", ...others] = new Set(found);
  const [amount = "", unit = ""] = only.split(" ");
  const known = unitOf(unit);
  return others.length > 0 || known === undefined || !(Number(amount) > 0)
    ? undefined
    : { amount: Number(amount), unit: known };
}

const HOURS: Readonly<Record<string, number>> = { min: 1 / 60, h: 1, d: 24, wk: 168, mo: 730 };

/** Codes of HL7's timing abbreviations, and words. */
const CODES: Readonly<Record<string, number>> = {
  qd: 24,
  daily: 24,
  am: 24,
  pm: 24,
  bed: 24,
  hs: 24,
  qod: 48,
  bid: 12,
  tid: 8,
  qid: 6,
  q1h: 1,
  q2h: 2,
  q3h: 3,
  q4h: 4,
  q6h: 6,
  q8h: 8,
  q12h: 12,
  wk: 168,
};

/** Hours between two doses at the shortest. */
function intervalOf({ timing }: Dosage): number | undefined {
  const { frequency = 1, frequencyMax, period, periodUnit = "" } = timing?.repeat ?? {};
  const times = Math.max(frequency, frequencyMax ?? 0);
  const unit = Object.hasOwn(HOURS, periodUnit) ? HOURS[periodUnit] : undefined;
  if (period !== undefined && unit !== undefined && times > 0 && period > 0) {
    return (period * unit) / times;
  }
  return codedInterval(timing?.code);
}

function codedInterval(concept: Concept): number | undefined {
  const said = [concept?.text, ...(concept?.coding ?? []).map(({ code }) => code)];
  for (const text of said) {
    const key = (text ?? "").toLowerCase().trim();
    if (Object.hasOwn(CODES, key)) return CODES[key];
  }
  return undefined;
}
