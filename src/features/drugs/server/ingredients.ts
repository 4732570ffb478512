import { resolveName } from "#/features/substances/logic/resolve.ts";
import { nameOf } from "#/features/substances/logic/vocabulary.ts";

export type Ingredient = {
  /** In the vocabulary; null for what it does not know or what could be several. */
  readonly id: string | null;
  readonly name: string;
};

type Contents = {
  readonly substances: readonly string[];
  readonly genericName: string | null;
  readonly brandName: string;
};

/** A product's active ingredients, each once: by its substances, or by its generic name where those say less. */
export function ingredientsOf({ substances, genericName, brandName }: Contents): Ingredient[] {
  const bySubstance = substances.map(read);
  const whole = read(genericName ?? brandName);
  const understood = bySubstance.length > 0 && bySubstance.every(isKnown);
  const said = understood || !isKnown(whole) ? bySubstance.flat() : whole;
  const once = new Map((said.length > 0 ? said : whole).map((one) => [one.id ?? one.name, one]));
  return [...once.values()];
}

function read(text: string): Ingredient[] {
  const resolution = resolveName(text);
  return resolution.status === "resolved"
    ? resolution.ingredients.map((id) => ({ id, name: nameOf(id) }))
    : [{ id: null, name: text.toLowerCase() }];
}

const isKnown = (read: readonly Ingredient[]): boolean => read.every(({ id }) => id !== null);
