/** Names that have been mistaken for each other stand in `lexicon/look-alikes.yaml`; the calculator says those of its drug, and writes its own in tall-man letters. */
import type { MedicationRecord } from "#/features/dosage/logic/record/record.ts";

const keyOf = (name: string): string => name.toLowerCase().replaceAll("-", " ");

/**
 * @param groups names, one group that look alike together
 * @param tallMan names as FDA or ISMP write them, by their ids
 */
export function withLookAlikes(
  groups: readonly (readonly string[])[],
  tallMan: ReadonlyMap<string, string>,
): (medication: MedicationRecord) => MedicationRecord {
  const written = new Map([...tallMan].map(([id, name]) => [keyOf(id), name]));
  const shown = (name: string): string => written.get(keyOf(name)) ?? name;
  const byName = new Map<string, string[]>();
  for (const group of groups) {
    for (const name of group) {
      const others = group.filter((other) => other !== name);
      byName.set(keyOf(name), [...(byName.get(keyOf(name)) ?? []), ...others]);
    }
  }
  return (medication) => {
    if ("refused" in medication) return medication;
    const { id, ingredients = [id], brands = [], mixUps = [] } = medication;
    const names = [...(ingredients.length === 1 ? ingredients : []), ...brands];
    const alike = names.flatMap((name) => {
      const others = byName.get(keyOf(name));
      if (others === undefined) return [];
      return [`${shown(name)} and ${[...new Set(others.map(shown))].join(", ")}`];
    });
    const all = [...alike, ...mixUps];
    const [only] = ingredients;
    const tall =
      ingredients.length === 1 && only !== undefined ? written.get(keyOf(only)) : undefined;
    return {
      ...medication,
      ...(all.length > 0 && { mixUps: all }),
      ...(tall !== undefined && { tallMan: tall }),
    };
  };
}
