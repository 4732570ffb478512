import type { RxNorm, RxNormConcept } from "../interop.ports.ts";

/** What a concept holds, as a text to read: by its ingredients, which are surer than its name. */
export function contentOf({ name, ingredients }: RxNormConcept): string {
  if (ingredients === null || ingredients.length === 0) return name;
  return ingredients.map((each) => each.name).join(" / ");
}

/** For each code the contents of its concept; null for what is not known. */
export async function contentsOfRxcuis(
  codes: readonly string[],
  rxnorm: Pick<RxNorm, "concepts">,
): Promise<ReadonlyMap<string, string>> {
  const numbers = codes.filter((code) => /^\d{1,9}$/.test(code)).map(Number);
  const found = await rxnorm.concepts(numbers);
  return new Map([...found].map(([rxcui, concept]) => [String(rxcui), contentOf(concept)]));
}
