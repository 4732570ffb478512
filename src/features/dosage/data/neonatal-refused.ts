import type { MedicationRecord } from "../logic/record.ts";
import { LABELS } from "./labels.ts";

export const NEONATAL: readonly MedicationRecord[] = [
  { id: "caffeine-citrate", name: "Caffeine citrate", ingredients: ["caffeine"], brands: ["Cafcit"], class: "Respiratory stimulant", source: LABELS.caffeineCitrate, checkedOn: "2026-11-21", forms: { IV: ["injection 20 mg/mL"], oral: ["liquid 20 mg/mL"] }, mixUps: ["mg of caffeine citrate are twice those of caffeine base"], regimens: [{ for: "Apnea of prematurity", also: ["Apnea"], route: ["IV", "oral"], ages: "0 d to 3 mo", rules: [{ load: { dose: "20 mg/kg", when: "once IV over 30 minutes" }, dose: "5 mg/kg", every: "24 h", say: ["From 24 hours after the loading dose; levels over 50 mg/L are toxic."] }] }] },
  { id: "poractant-alfa", name: "Poractant alfa", brands: ["Curosurf"], class: "Surfactant", source: LABELS.poractant, checkedOn: "2026-11-21", regimens: [{ for: "Respiratory distress syndrome of prematurity", also: ["Respiratory distress syndrome", "RDS"], route: "endotracheal", ages: "0 d to 8 d", section: "2.2", rules: [{ dose: "2.5 mL/kg", every: "once", say: ["By birth weight; up to two repeats of 1.25 mL/kg about 12 hours apart, 5 mL/kg in all."] }] }] },
  { id: "calfactant", name: "Calfactant", brands: ["Infasurf"], class: "Surfactant", source: LABELS.calfactant, checkedOn: "2026-11-21", regimens: [{ for: "Respiratory distress syndrome of prematurity", also: ["Respiratory distress syndrome", "RDS"], route: "endotracheal", ages: "0 d to 8 d", section: "2.1", rules: [{ dose: "3 mL/kg", every: "12 h", duration: "up to three doses", say: ["By birth weight."] }] }] },
];

const CHEMOTHERAPY = "chemotherapy goes by regimen, cycle, counts, organ function and cumulative dose; a wrong sum can kill.";
const CHEMOTHERAPY_USE = "the oncology service's regimen, its verified order set, and independent double checks by pharmacist and nurse.";
const INSULIN = "insulin is titrated to glucose, food and the person; a sum by weight is not safe.";
const INSULIN_USE = "the institution's insulin protocol or the diabetes team, units in full, and a second check.";

/** High-alert drugs and those of narrow index: what a calculator of this kind must not answer. */
export const REFUSED: readonly MedicationRecord[] = [
  { id: "warfarin", name: "Warfarin", brands: ["Coumadin", "Jantoven"], class: "Vitamin K antagonist, high-alert", source: { guideline: "CHEST guideline: Oral anticoagulant therapy, 9th ed.", year: 2012 }, checkedOn: "2026-11-21", refused: "the dose is found by INR, and genes, food and many drugs move it.", use: "an INR-guided protocol or anticoagulation service." },
  { id: "insulin-glargine", name: "Insulin glargine", brands: ["Lantus", "Basaglar"], class: "Insulin, high-alert", source: LABELS.insulinGlargine, checkedOn: "2026-11-21", refused: INSULIN, use: INSULIN_USE },
  { id: "insulin-regular", ingredients: ["insulin-human"], name: "Insulin, regular", brands: ["Humulin R", "Novolin R", "insulin"], class: "Insulin, high-alert", source: { guideline: "American Diabetes Association: Standards of care", year: 2024 }, checkedOn: "2026-11-21", refused: INSULIN, use: INSULIN_USE },
  { id: "insulin-lispro", name: "Insulin lispro", brands: ["Humalog"], class: "Insulin, high-alert", source: { guideline: "American Diabetes Association: Standards of care", year: 2024 }, checkedOn: "2026-11-21", refused: INSULIN, use: INSULIN_USE },
  { id: "insulin-aspart", name: "Insulin aspart", brands: ["NovoLog"], class: "Insulin, high-alert", source: { guideline: "American Diabetes Association: Standards of care", year: 2024 }, checkedOn: "2026-11-21", refused: INSULIN, use: INSULIN_USE },
  { id: "cisplatin", name: "Cisplatin", class: "Chemotherapy, high-alert", source: LABELS.cisplatin, checkedOn: "2026-11-21", refused: CHEMOTHERAPY, use: CHEMOTHERAPY_USE },
  { id: "cyclophosphamide", name: "Cyclophosphamide", class: "Chemotherapy, high-alert", source: LABELS.cyclophosphamide, checkedOn: "2026-11-21", refused: CHEMOTHERAPY, use: CHEMOTHERAPY_USE },
  { id: "docetaxel", name: "Docetaxel", class: "Chemotherapy, high-alert", source: LABELS.docetaxel, checkedOn: "2026-11-21", refused: CHEMOTHERAPY, use: CHEMOTHERAPY_USE },
  { id: "busulfan", name: "Busulfan", class: "Chemotherapy, high-alert", source: LABELS.busulfan, checkedOn: "2026-11-21", refused: CHEMOTHERAPY, use: CHEMOTHERAPY_USE },
  { id: "mercaptopurine", name: "Mercaptopurine", class: "Chemotherapy, high-alert", source: LABELS.mercaptopurine, checkedOn: "2026-11-21", refused: CHEMOTHERAPY, use: CHEMOTHERAPY_USE },
  { id: "vincristine", name: "Vincristine", class: "Chemotherapy, high-alert", source: { guideline: "ISMP targeted medication safety best practices", year: 2024 }, checkedOn: "2026-11-21", refused: `${CHEMOTHERAPY} Fatal if given by any route but IV.`, use: CHEMOTHERAPY_USE },
  { id: "doxorubicin", name: "Doxorubicin", class: "Chemotherapy, high-alert", source: { guideline: "ISMP list of high-alert medications in acute care", year: 2024 }, checkedOn: "2026-11-21", refused: `${CHEMOTHERAPY} It has a lifetime maximum (cardiotoxic from about 450 to 550 mg/m2).`, use: CHEMOTHERAPY_USE },
  { id: "remifentanil", name: "Remifentanil", brands: ["Ultiva"], class: "Opioid, schedule II", source: LABELS.remifentanil, checkedOn: "2026-11-21", refused: "only for anesthesia, titrated from minute to minute.", use: "an anesthesia professional and the label's tables." },
  { id: "lithium", name: "Lithium", class: "Mood stabilizer, narrow index", source: { guideline: "APA guideline: Bipolar disorder", year: 2002 }, checkedOn: "2026-11-21", refused: "a narrow index: doses go by serum levels, kidneys, sodium and interacting drugs.", use: "serum levels (12 hours after a dose) and the prescriber's titration; the label's section 2." },
  { id: "theophylline", name: "Theophylline", class: "Methylxanthine, narrow index", source: { guideline: "NHLBI Expert Panel Report 3: Asthma", year: 2007 }, checkedOn: "2026-11-21", refused: "a narrow index: doses go by serum levels, age, smoking, liver and interacting drugs.", use: "serum levels and the label's titration table." },
];
