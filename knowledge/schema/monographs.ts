/** A monograph: what its record says, and what is made from the dosing records of its ingredient. */
import type {
  CalculatedMedication,
  MedicationRecord,
  Source,
} from "#/features/dosage/logic/record.ts";
import { type RegimenLine, regimenLines } from "#/features/dosage/logic/regimen-lines.ts";
import type {
  Monograph,
  MonographBasis,
  MonographDose,
  MonographLabel,
} from "#/features/substances/monograph.schema.ts";
import { KnowledgeError } from "./files.ts";
import type { MonographRecord } from "./monograph-record.ts";

const ROUTES = {
  oral: "oral",
  sublingual: "sublingual",
  buccal: "buccal",
  rectal: "rectal",
  IV: "intravenous",
  IM: "intramuscular",
  subcutaneous: "subcutaneous",
  intraosseous: "intraosseous",
  endotracheal: "endotracheal",
  intranasal: "nasal",
  inhaled: "inhalation",
  nebulized: "inhalation",
  topical: "topical",
  transdermal: "transdermal",
  ophthalmic: "ophthalmic",
  otic: "otic",
  vaginal: "vaginal",
} as const;

type Named = { readonly id: string; readonly name?: string | undefined };

/**
 * @param medications every dosing record, of ingredients alone and of combinations
 * @throws KnowledgeError for a combination that is not on record
 */
export function monographOf(
  ingredient: Named,
  record: MonographRecord,
  medications: readonly MedicationRecord[],
): Monograph {
  const { id } = ingredient;
  const { combinations = [], doses = [], labels = [], ...written } = record;
  const alone = medications.filter(({ id: own, ingredients = [own] }) => ingredients.join() === id);
  const combined = combinations.map((name) => {
    const found = medications.find((each) => each.id === name);
    if (found === undefined) throw new KnowledgeError(`${id}: no combination "${name}"`);
    return found;
  });
  const given = [...alone, ...combined].filter((each) => "regimens" in each);
  const read = labelsOf(given, labels);
  const own = doses.map(({ route, ...dose }) => ({ ...dose, routes: [route] }));
  return {
    id,
    ...(read.length > 0 && { labels: read }),
    ...written,
    doses: [...given.toSorted(plainFirst(ingredient)).flatMap(madeFor(ingredient)), ...own],
  };
}

/** Of a label that was read on a page that shows neither version nor date. */
const NOT_SHOWN = "date not shown";

/** The labels that the record names, and those that only its doses rest on. */
function labelsOf(
  medications: readonly CalculatedMedication[],
  labels: readonly MonographLabel[],
): MonographLabel[] {
  const all = [...labels];
  for (const medication of medications) {
    for (const { source } of regimenLines(medication)) {
      if (!("setId" in source) || all.some(({ setId }) => setId === source.setId)) continue;
      const version = source.version === NOT_SHOWN ? undefined : source.version;
      all.push({
        setId: source.setId,
        ...(version !== undefined && { version: String(version) }),
        title: medication.name,
        ingredients: [...(medication.ingredients ?? [medication.id])],
        forDoses: true,
      });
    }
  }
  return all;
}

/** What a dosing record is of, beside the ingredient: "Extended release". */
function formOf(
  { id, name = id.replaceAll("-", " ") }: Named,
  medication: Named,
): string | undefined {
  const { name: whole = "" } = medication;
  const same = whole.toLowerCase().startsWith(name.toLowerCase());
  const words = (same ? whole.slice(name.length) : whole)
    .replace(/ ?\(([^)]*)\)/, ", $1")
    .replace(/^, /, "")
    .trim();
  return words === "" ? undefined : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const plainFirst = (ingredient: Named) => (one: Named, other: Named) =>
  Number(formOf(ingredient, one) !== undefined) - Number(formOf(ingredient, other) !== undefined);

const madeFor = (ingredient: Named) => (medication: CalculatedMedication) =>
  made(medication, formOf(ingredient, medication));

function made(medication: CalculatedMedication, holds: string | undefined): MonographDose[] {
  return regimenLines(medication).map((line) => {
    const head = {
      indication: line.indication,
      ...(holds !== undefined && { holds }),
      ...(line.whom !== undefined && { whom: line.whom }),
      ...(line.child && { child: true as const }),
      routes: [...new Set(line.routes.map((route) => ROUTES[route]))],
      basis: basisOf(line),
      from: medication.id,
    };
    if ("never" in line) return { ...head, never: line.never };
    const { dose, schedule, note } = line;
    return { ...head, dose, schedule, ...(note !== "" && { note }) };
  });
}

function basisOf({ source, section }: RegimenLine): MonographBasis {
  if ("guideline" in source) return { guideline: source.guideline, year: source.year };
  return { label: sectionOf(source, section), setId: source.setId };
}

function sectionOf(source: Extract<Source, { setId: string }>, own: string | undefined): string {
  const section = own ?? source.section;
  if (section === undefined) return "Dosage and Administration";
  return /^\d/.test(section) ? `section ${section}` : section;
}
