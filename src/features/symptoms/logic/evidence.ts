import { EXCLUSIVE } from "#knowledge/symptoms/exclusive.js";
import { TOGETHER } from "#knowledge/symptoms/together.js";
import { ancestorsOf, descendantsOf, findingOf } from "./findings.ts";

/** What is known: stated findings with all they imply, denied findings with all that would imply them. */
export type Evidence = {
  /** As stated, without what follows from it. */
  readonly stated: ReadonlySet<string>;
  readonly present: ReadonlySet<string>;
  readonly absent: ReadonlySet<string>;
  /** Not denied, but unlikely beside what is stated: for each, the stated findings that make it so. */
  readonly unlikely: ReadonlyMap<string, readonly string[]>;
};

/** Unknown ids are left out; what is both stated and denied counts as stated. */
export function evidenceOf(stated: Iterable<string>, denied: Iterable<string>): Evidence {
  const given = new Set([...stated].filter((id) => findingOf(id) !== undefined));
  const present = new Set<string>();
  for (const id of given) {
    present.add(id);
    for (const above of ancestorsOf(id)) present.add(above);
  }
  for (const [parts, whole] of TOGETHER) {
    if (parts.every((id) => present.has(id))) present.add(whole);
  }
  const absent = new Set<string>();
  for (const id of denied) {
    // Who denies what is there denies a quality of it: "the headache does not throb" denies no other kind of headache.
    if (findingOf(id) === undefined || present.has(id)) continue;
    for (const below of [id, ...descendantsOf(id)]) if (!present.has(below)) absent.add(below);
  }
  const unlikely = new Map<string, string[]>();
  for (const id of present) {
    const { opposite } = findingOf(id) ?? {};
    if (opposite !== undefined) note(unlikely, opposite, id, present, absent);
  }
  for (const { id, opposite } of OPPOSED)
    if (present.has(opposite)) note(unlikely, id, opposite, present, absent);
  for (const set of EXCLUSIVE) {
    for (const held of set.filter((id) => present.has(id))) {
      for (const other of set) note(unlikely, other, held, present, absent);
    }
  }
  return { stated: given, present, absent, unlikely };
}

const OPPOSED: readonly { id: string; opposite: string }[] = [
  { id: "fever", opposite: "afebrile" },
  { id: "hypoxia", opposite: "oxygen-normal" },
  { id: "ill-appearing", opposite: "well-appearing" },
  { id: "hypotension", opposite: "vitals-normal" },
  { id: "tachycardia", opposite: "vitals-normal" },
  { id: "fever", opposite: "vitals-normal" },
  { id: "peritonitis-signs", opposite: "abdomen-soft" },
  { id: "crackles", opposite: "lungs-clear" },
  { id: "pregnant", opposite: "hcg-negative" },
];

function note(
  unlikely: Map<string, string[]>,
  id: string,
  because: string,
  present: ReadonlySet<string>,
  absent: ReadonlySet<string>,
): void {
  for (const below of [id, ...descendantsOf(id)]) {
    if (present.has(below) || absent.has(below)) continue;
    const reasons = unlikely.get(below);
    if (reasons === undefined) unlikely.set(below, [because]);
    else if (!reasons.includes(because)) reasons.push(because);
  }
}
