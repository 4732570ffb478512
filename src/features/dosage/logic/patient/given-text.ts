import { type Draft, measureOf } from "./draft.ts";

/** A measure with what it was converted to, or with the field's own unit. */
function measureText(
  name: string,
  field: Parameters<typeof measureOf>[0],
  text: string,
  unit: string,
) {
  if (text.trim() === "") return undefined;
  return `${name} ${measureOf(field, text)?.conversion ?? `${text.trim()} ${unit}`}`;
}

/** All that was given of a patient, in a line: on paper a result must not stand without it. */
export function givenText(draft: Draft): string {
  const { age, clearance, creatinine, dialysis, gestation, height, hepatic, sex, weight } = draft;
  return [
    `${draft.patientType} patient`,
    measureText("weight", "weight", weight, "kg"),
    measureText("age", "age", age, "years") ?? "age not given",
    sex,
    draft.pregnant === "yes" && "pregnant",
    measureText("height", "height", height, "cm"),
    measureText("serum creatinine", "creatinine", creatinine, "mg/dL"),
    measureText("creatinine clearance", "clearance", clearance, "mL/min"),
    measureText("eGFR", "eGFR", draft.eGFR, "mL/min/1.73 m2"),
    dialysis !== "" && (dialysis === "peritoneal" ? "peritoneal dialysis" : dialysis),
    hepatic !== "" && `hepatic impairment: ${hepatic}`,
    draft.bag.trim() !== "" && `bag ${draft.bag.trim()}`,
    measureText("gestational age at birth", "gestation", gestation, "weeks"),
  ]
    .filter(Boolean)
    .join(", ");
}
