import { capitalized } from "#/kernel/text.ts";
import type { Drug } from "../drugs.contract.ts";

/** "Tablet, film coated, 20 mg": the form and the strength, where they are known. */
export function formWords(drug: Drug): string {
  const form = formName(drug);
  const { strength } = drug;
  return strength === null || strength.length > 40 ? form : `${form}, ${strength}`;
}

/** "Tablet, film coated", which directories write in capitals. */
export function formName({ dosageForm, formFamily }: Drug): string {
  const form = dosageForm ?? (formFamily === "other" ? "Form not stated" : formFamily);
  return capitalized(form.toLowerCase());
}
