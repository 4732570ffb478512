/** A monograph: what its record says, and what is made from the dosing records of its ingredient. */
import type { MedicationRecord } from "#/features/dosage/logic/record/record.ts";
import type { Monograph } from "#/features/substances/monograph.schema.ts";
import { KnowledgeError } from "./files.ts";
import {
  contraindicationsOf,
  dosesOf,
  formOf,
  type Given,
  labelsOf,
  limitPoints,
  organPart,
  partOf,
} from "./from-dosing.ts";
import type { Limits } from "./limits.ts";
import type { MonographRecord } from "./monograph-record.ts";

type Named = Limits & { readonly id: string; readonly name?: string | undefined };

/**
 * @param medications every dosing record, of ingredients alone and of combinations
 * @throws KnowledgeError for a combination that is not on record
 */
export function monographOf(
  ingredient: Named,
  record: MonographRecord,
  medications: readonly MedicationRecord[],
): Monograph {
  const { combinations = [], doses = [], labels = [], renal, hepatic, ...written } = record;
  const given = givenOf(ingredient, combinations, medications);
  const read = labelsOf(given, labels);
  const own = doses.map(({ route, ...dose }) => ({ ...dose, routes: [route] }));
  return {
    id: ingredient.id,
    ...(read.length > 0 && { labels: read }),
    ...written,
    doses: [...given.flatMap(dosesOf), ...own],
    renal: organPart("renal", given, renal),
    hepatic: organPart("hepatic", given, hepatic),
    boxedWarning: boxedOf(ingredient.boxed),
    contraindications: contraindicationsOf(ingredient.contraindicated, given),
  };
}

function boxedOf(boxed: Limits["boxed"]): Monograph["boxedWarning"] {
  return typeof boxed === "object" && "none" in boxed ? boxed : partOf(limitPoints(boxed));
}

/** The records of the ingredient alone, the plain one first, then those of the combinations that are named. */
function givenOf(
  ingredient: Named,
  combinations: readonly string[],
  medications: readonly MedicationRecord[],
): Given[] {
  const alone = medications.filter(
    ({ id, ingredients = [id] }) => ingredients.join() === ingredient.id,
  );
  const combined = combinations.map((name) => {
    const found = medications.find(({ id }) => id === name);
    if (found === undefined) throw new KnowledgeError(`${ingredient.id}: no combination "${name}"`);
    return found;
  });
  return [...alone, ...combined]
    .filter((medication) => "regimens" in medication)
    .map((medication) => ({ medication, form: formOf(ingredient, medication) }))
    .toSorted((one, other) => Number(one.form !== undefined) - Number(other.form !== undefined));
}
