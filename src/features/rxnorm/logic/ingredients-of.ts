/** One concept leads to another that says what it consists of. */
export type Step = { readonly from: number; readonly to: number };

/**
 * From the second concept of a row to its first, as RXNREL writes them ("RXCUI2 has_ingredient RXCUI1"); the other half of the
 * rows says the same the other way round.
 */
const FORWARD = new Set([
  "has_ingredient",
  "has_ingredients",
  "has_precise_ingredient",
  "consists_of",
  "contains",
  "tradename_of",
  "has_part",
  "form_of",
]);
const BACKWARD = new Set([
  "ingredient_of",
  "ingredients_of",
  "precise_ingredient_of",
  "constitutes",
  "contained_in",
  "has_tradename",
  "part_of",
  "has_form",
]);

/** The step that a relation between two concepts is towards ingredients; nothing for one that is none. */
export function stepOf(first: number, relation: string, second: number): Step | undefined {
  if (FORWARD.has(relation)) return { from: second, to: first };
  if (BACKWARD.has(relation)) return { from: first, to: second };
  return undefined;
}

/**
 * The ingredients (IN) that each concept comes down to, in the order of their numbers. A brand's name is no way to them: it may stand on
 * several drugs, of which each has its own.
 * @param typeOf the term type of a concept that is known.
 */
export function ingredientsOf(
  concepts: Iterable<number>,
  steps: Iterable<Step>,
  typeOf: (rxcui: number) => string | undefined,
): Map<number, number[]> {
  const onward = new Map<number, Set<number>>();
  for (const { from, to } of steps) {
    const type = typeOf(to);
    if (type === undefined || type === "BN") continue;
    const known = onward.get(from);
    if (known) known.add(to);
    else onward.set(from, new Set([to]));
  }
  const found = new Map<number, number[]>();
  for (const concept of concepts) {
    const ends = endsOf(concept, onward, typeOf);
    if (ends.length > 0) found.set(concept, ends);
  }
  return found;
}

function endsOf(
  concept: number,
  onward: ReadonlyMap<number, ReadonlySet<number>>,
  typeOf: (rxcui: number) => string | undefined,
): number[] {
  const seen = new Set([concept]);
  const ends: number[] = [];
  // A set yields what is added to it while it is walked.
  for (const at of seen) {
    if (typeOf(at) === "IN") ends.push(at);
    else for (const next of onward.get(at) ?? []) seen.add(next);
  }
  return ends.toSorted((a, b) => a - b);
}
