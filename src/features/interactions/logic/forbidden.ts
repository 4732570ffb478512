/** Which pairs a label forbids. */
import { CONTRAINDICATED } from "#knowledge/interactions/contraindicated.js";
import { expandSide } from "./rules/groups.ts";

const partners = new Map<string, Set<string>>();

function enter(one: string, other: string): void {
  const known = partners.get(one);
  if (known) known.add(other);
  else partners.set(one, new Set([other]));
}

for (const record of CONTRAINDICATED) {
  const others = expandSide(record.with);
  for (const one of expandSide(record.of)) for (const other of others) enter(one, other);
}

/** Whether the label of one of the two forbids the other; which is given first makes no difference. */
export function isForbidden(one: string, other: string): boolean {
  return partners.get(one)?.has(other) === true || partners.get(other)?.has(one) === true;
}
