import { wordsOf } from "#/kernel/text.ts";
import type { Drug } from "../drugs.contract.ts";

/** Products of one drug in one form, from however many labelers. */
export type DrugGroup = {
  readonly key: string;
  readonly name: string;
  readonly formFamily: string;
  readonly drugs: readonly [Drug, ...Drug[]];
};

/** Puts products of the same drug together, in the order in which the first of each stands. */
export function groupDrugs(drugs: readonly Drug[]): DrugGroup[] {
  const groups = new Map<string, { name: string; formFamily: string; drugs: [Drug, ...Drug[]] }>();
  for (const drug of drugs) {
    const name = drug.genericName ?? drug.brandName;
    const key = `${wordsOf(name).join(" ")} ${drug.formFamily}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { name, formFamily: drug.formFamily, drugs: [drug] });
    else group.drugs.push(drug);
  }
  return Array.from(groups, ([key, group]) => ({ key, ...group }));
}

/** FDA writes many names in capitals alone: those are set as words, the others stay as they are. */
export function readableName(name: string): string {
  if (/[a-z]/.test(name)) return name;
  return name.toLowerCase().replace(/(^|[\s(/-])[a-z]/g, (start) => start.toUpperCase());
}
