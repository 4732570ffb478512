/** Families of dosage forms: what a card is coloured by, and what people filter by. */
export const FORM_FAMILIES = [
  "tablet",
  "capsule",
  "injection",
  "cream",
  "solution",
  "inhalation",
  "patch",
  "drops",
  "other",
] as const;

export type FormFamily = (typeof FORM_FAMILIES)[number];

/** First match wins: "INJECTION, SOLUTION" is an injection, "SOLUTION/ DROPS" drops. */
const FAMILIES: readonly (readonly [FormFamily, RegExp])[] = [
  ["drops", /\bDROPS\b/],
  ["inhalation", /INHAL|AEROSOL|\bGAS\b/],
  ["injection", /INJECT|IMPLANT|INFUSION/],
  ["patch", /PATCH|TRANSDERMAL|\bFILM, EXTENDED|PLASTER/],
  ["capsule", /CAPSULE/],
  ["tablet", /TABLET|LOZENGE|TROCHE|\bPILL\b/],
  ["cream", /CREAM|OINTMENT|\bGEL\b|LOTION|PASTE|FOAM|SALVE|EMULSION/],
  ["solution", /SOLUTION|SUSPENSION|SYRUP|ELIXIR|LIQUID|RINSE|SPRAY|DRINK|TINCTURE/],
];

/** The family of a form as FDA writes it: "TABLET, FILM COATED". */
export function familyOf(form: string): FormFamily {
  const name = form.toUpperCase();
  return FAMILIES.find(([, pattern]) => pattern.test(name))?.[0] ?? "other";
}
