import type { Drug } from "../drugs.contract.ts";

/** "Tablet, film coated, 20 mg": the form and the strength, where they are known. */
export function formWords({ dosageForm, strength, formFamily }: Drug): string {
  const form = dosageForm ?? (formFamily === "other" ? "Form not stated" : formFamily);
  const words = form.charAt(0).toUpperCase() + form.slice(1).toLowerCase();
  return strength === null || strength.length > 40 ? words : `${words}, ${strength}`;
}
