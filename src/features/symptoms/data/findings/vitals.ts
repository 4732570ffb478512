import type { Finding } from "../../symptoms.schema.ts";

/** Vital signs; numbers in a text are turned into these by `data/measures.ts`. */
export const vitalFindings: readonly Finding[] = [
  { id: "tachycardia", name: "Fast pulse", words: "tachycardic; rapid heart rate; rapid pulse; elevated heart rate; fast heart rate; racing pulse; tachycardia at", base: 2, kind: "vital", opposite: "bradycardia" },
  { id: "tachycardia-extreme", name: "Pulse over 150 in an adult", words: "extreme tachycardia", is: "tachycardia", base: 0, kind: "vital" },
  { id: "bradycardia", name: "Slow pulse", words: "bradycardic; slow heart rate; low heart rate", base: 1, kind: "vital" },
  { id: "hypotension", name: "Low blood pressure", words: "hypotensive; drop in blood pressure; systolic blood pressure below 90; falling blood pressure", base: 1, kind: "vital", opposite: "hypertension" },
  { id: "hypotension-orthostatic", name: "Blood pressure drops on standing", words: "orthostasis; postural hypotension; orthostatic; systolic drops 20; blood pressure falls on standing", base: 1, kind: "vital" },
  { id: "hypertension", name: "High blood pressure (measured)", words: "hypertensive", base: 3, kind: "vital" },
  { id: "hypertension-severe", name: "Blood pressure of 180/120 or more", words: "severe hypertension; blood pressure of 220; bp 210; hypertensive crisis; hypertensive emergency; malignant hypertension", is: "hypertension", base: 0, kind: "vital" },
  { id: "hypertension-resistant", name: "High blood pressure despite several drugs, or in the young", words: "resistant hypertension; difficult to control blood pressure; uncontrolled on three drugs; refractory hypertension; poorly controlled hypertension on; young with hypertension; difficult to control hypertension; despite three antihypertensive; uncontrolled hypertension; despite multiple antihypertensives; hard to control", is: "hypertension", base: 0, kind: "vital" },
  { id: "pulse-pressure-wide", name: "Wide pulse pressure, bounding pulse", words: "wide pulse pressure; bounding pulse; widened pulse pressure; water hammer pulse", base: 0, kind: "vital" },
  { id: "tachypnea", name: "Fast breathing", words: "tachypneic; rapid breathing; increased respiratory rate; breathing rapidly; rapid shallow breathing; breathing quickly; rapid respiratory rate", base: 2, kind: "vital", opposite: "respiratory-depression" },
  { id: "respiratory-depression", name: "Slow or shallow breathing", words: "respiratory depression; slow breathing; shallow breathing; respiratory rate of 6; bradypnea; breathing slowly; hypoventilation; decreased respiratory rate; slow shallow; depressed respirations", base: 0, kind: "vital" },
  { id: "hypoxia", name: "Low oxygen saturation", words: "hypoxic; low oxygen; hypoxemia; oxygen saturation of 85; desaturation; desaturating; low o2; hypoxemic; requires oxygen; oxygen requirement; desaturates; pao2 low", base: 1, kind: "vital", opposite: "oxygen-normal" },
  { id: "oxygen-normal", name: "Normal oxygen saturation", words: "saturating well; no hypoxia", base: 5, kind: "vital" },
  { id: "hypoxia-marked", name: "Oxygen saturation under 92%", is: "hypoxia", base: 0, kind: "vital" },
  { id: "oxygen-borderline", name: "Oxygen saturation of 92 or 93%", base: 1, kind: "vital" },
  { id: "hypothermia", name: "Low body temperature", words: "hypothermic; low temperature; temperature of 34; temperature instability", base: 0, kind: "vital" },
  { id: "hyperthermia-extreme", name: "Temperature over 40.5 C (105 F)", words: "hyperthermia; temperature of 41; temperature of 106; temperature of 105; hyperthermic", is: "fever fever-high", base: 0, kind: "vital" },
  { id: "vitals-normal", name: "Normal vital signs", words: "vitals normal; stable vital signs; vitals stable; vital signs unremarkable; hemodynamically stable", base: 5, kind: "vital" },
  { id: "afebrile", name: "Normal temperature", words: "apyrexial; apyretic", base: 5, kind: "vital", opposite: "fever" },
];
