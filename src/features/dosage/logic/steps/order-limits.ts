/** Whether an order is above the largest dose on record, in whatever use it may be meant. */
import { compare, exact, product } from "#/kernel/exact.ts";
import type { CheckedOrder, OrderCheck, OrderFinding } from "../../order-check.contract.ts";
import type { Answer, DoseAnswer } from "../answer.ts";
import { calculate } from "../calculate.ts";
import { findMedication } from "../choosing/find.ts";
import type { PatientType, Question } from "../patient/patient.ts";
import { TYPE_YEARS } from "../patient/patient.ts";
import { type Amount, inUnit, measure } from "../record/measure.ts";
import type { MedicationRecord } from "../record/record.ts";
import { checkOrder } from "./reverse.ts";

type Patient = OrderCheck["patient"];

export function orderFinding(
  order: CheckedOrder,
  patient: Patient,
  formulary: readonly MedicationRecord[],
): OrderFinding {
  const { medication, route } = order;
  const record = findMedication(formulary, medication, route);
  const name = record?.name ?? medication;
  if (record === undefined) return notChecked(name, "no doses of it are on record");
  if ("refused" in record) return notChecked(name, "its dose is not calculated here");
  const question: Question = {
    ...patient,
    patientType: patientTypeOf(patient.ageYears),
    medication,
    route,
  };
  const uses = [...new Set(record.regimens.map((regimen) => regimen.for))];
  const answers = uses.map((indication) => calculate({ ...question, indication }, formulary));
  const [first] = answers;
  if (first && answers.every(({ status }) => status === "contraindicated")) {
    return { ...headOf(name, first), status: "contraindicated", says: first.warnings.slice(0, 3) };
  }
  const doses = answers.filter((answer) => answer.status === "dose");
  const [dose] = doses;
  if (dose === undefined) return notChecked(name, first?.warnings[0] ?? "no dose is on record");
  const amount = measure(order.amount, order.unit);
  const against = doses.map((answer) => verdictOf(amount, order.everyHours, answer));
  if (against.includes("open")) {
    return notChecked(name, "no largest dose that this order could be compared with is on record");
  }
  if (against.includes("within")) return { ...headOf(name, dose), status: "within", says: [] };
  const largest = doses.toSorted(largestFirst)[0] ?? dose;
  const ordered = { amount, everyHours: order.everyHours };
  const broken = checkOrder(ordered, largest).filter(({ verdict }) => verdict === "breaks");
  const others = answers.length - doses.length;
  const rest = `In ${others} other uses no dose could be worked out for this patient.`;
  const says = [...broken.map(({ text }) => text), ...(others > 0 ? [rest] : [])];
  return { ...headOf(name, largest), status: "above", says };
}

/** "open" where the record states no limit, or one in another unit: a starting dose is no largest dose. */
function verdictOf(
  amount: Amount,
  everyHours: number | undefined,
  { cap, dayLimit }: DoseAnswer,
): "above" | "within" | "open" {
  const single = cap && inUnit(cap, amount.unit);
  const day = dayLimit && inUnit(dayLimit, amount.unit);
  if (single === undefined && day === undefined) return "open";
  if (single && compare(amount.value, single.value) > 0) return "above";
  const times = everyHours === undefined || everyHours >= 24 ? 1 : 24 / everyHours;
  const inDay = product(amount.value, exact(times.toFixed(6)));
  return day && compare(inDay, day.value) > 0 ? "above" : "within";
}

function largestFirst(a: DoseAnswer, b: DoseAnswer): number {
  const [one, other] = [a, b].map(({ dayLimit, cap, high }) => dayLimit ?? cap ?? high);
  const same = one && other && inUnit(other, one.unit);
  return same && one ? compare(same.value, one.value) : 0;
}

function patientTypeOf(years: number): PatientType {
  if (years < TYPE_YEARS.neonatal.to) return "neonatal";
  if (years < TYPE_YEARS.pediatric.to) return "pediatric";
  return years < TYPE_YEARS.adult.to ? "adult" : "geriatric";
}

function headOf(medication: string, { source, checked }: Answer) {
  return { medication, source, checked: checked ?? "" };
}

function notChecked(medication: string, why: string): OrderFinding {
  return { medication, status: "not-checked", says: [why], source: "", checked: "" };
}
