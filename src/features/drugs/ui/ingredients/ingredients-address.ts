import type { Shown } from "../../drugs.terms.ts";

const SHOWN_CHOICES: readonly Shown[] = ["covered", "missing", "all"];

export type IngredientsAddress = { readonly q?: string; readonly show?: Shown };

export function ingredientsAddress(said: Record<string, unknown>): IngredientsAddress {
  const show = SHOWN_CHOICES.find((known) => known === said["show"]);
  const q = typeof said["q"] === "string" ? said["q"].slice(0, 100) : "";
  return { ...(q !== "" && { q }), ...(show !== undefined && show !== "covered" && { show }) };
}

export const ingredientsFilter = ({ q = "", show = "covered" }: IngredientsAddress) => ({
  search: q,
  show,
});
