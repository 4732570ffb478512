import type { Subject } from "#/features/substances/population.schema.ts";
import { capitalized } from "#/kernel/text.ts";
import { MONOGRAPH_WORDS } from "#knowledge/monograph-words.js";
import type { CalculatedMedication } from "../record/record.ts";

/** By ingredient, what its monograph says where a dosing record is silent: in its words, `NO_CHANGE`, or nothing that is carried here. */
export type MonographWords = Partial<Readonly<Record<Subject, string>>>;

export const NO_CHANGE = "no change";

/**
 * What the monographs of a medication's ingredients say of a subject, one after the other.
 * @returns undefined where one of them says nothing, so that silence on a part of a combination is not taken for an answer.
 */
export function inMonograph(
  { id, ingredients = [id] }: CalculatedMedication,
  subject: Subject,
): string | undefined {
  const said = ingredients.map((ingredient) => MONOGRAPH_WORDS[ingredient]?.[subject]);
  if (said.includes(undefined)) return undefined;
  if (said.every((words) => words === NO_CHANGE)) return NO_CHANGE;
  return ingredients
    .map((ingredient, at) =>
      ingredients.length === 1
        ? said[at]
        : `${capitalized(ingredient.replaceAll("-", " "))}: ${said[at]}`,
    )
    .join(". ");
}
