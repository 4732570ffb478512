import type { Case } from "./case.schema.ts";

const PARTS = 3;
const SPREAD = 31;
const LIMIT = 1_000_003;

/**
 * A third of the cases, by their id alone, is set aside: whoever mends the reader or the knowledge does not look at
 * them, so that their figures show what a change is worth beyond the cases it was made by.
 */
export function isSetAside({ id }: Case): boolean {
  let sum = 0;
  for (const letter of id) sum = (sum * SPREAD + (letter.codePointAt(0) ?? 0)) % LIMIT;
  return sum % PARTS === 0;
}
