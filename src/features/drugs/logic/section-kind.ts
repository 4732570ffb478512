import { SECTION_KINDS } from "./data/section-codes.ts";

const BY_CODE = new Map<string, { title: string; order: number }>(
  SECTION_KINDS.map(([code, , title], order) => [code, { title, order }]),
);

const BY_FIELD = new Map<string, string>(SECTION_KINDS.map(([code, field]) => [field, code]));

/** The LOINC code of an openFDA field; nothing for a field that is no section. */
export function codeOfField(field: string): string | undefined {
  return BY_FIELD.get(field);
}

export function titleOfCode(code: string): string {
  return BY_CODE.get(code)?.title ?? "Further information";
}

/** Where a section stands among a label's sections; kinds that we do not know come last. */
export function orderOfCode(code: string): number {
  return BY_CODE.get(code)?.order ?? SECTION_KINDS.length;
}
