/** What a monograph has from the dosing records of its ingredient: doses, and what they say of kidneys and liver. */
import { type Organ, organLines } from "#/features/dosage/logic/organ-lines.ts";
import type {
  CalculatedMedication,
  MedicationRecord,
  Source,
} from "#/features/dosage/logic/record.ts";
import { regimenLines } from "#/features/dosage/logic/regimen-lines.ts";
import type {
  Monograph,
  MonographBasis,
  MonographDose,
  MonographLabel,
  MonographPart,
} from "#/features/substances/monograph.schema.ts";

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

/** A dosing record, and what it is of beside the ingredient: "Extended release". */
export type Given = {
  readonly medication: CalculatedMedication;
  readonly form: string | undefined;
};

type Named = { readonly id: string; readonly name?: string | undefined };

/** What a dosing record is of, beside the ingredient: "Extended release"; a combination is named whole. */
export function formOf(
  { id, name = id.replaceAll("-", " ") }: Named,
  { name: whole, ingredients = [id] }: MedicationRecord,
): string | undefined {
  if (ingredients.length > 1) return whole;
  const same = whole.toLowerCase().startsWith(name.toLowerCase());
  const words = (same ? whole.slice(name.length) : whole)
    .replace(/ ?\(([^)]*)\)/, ", $1")
    .replace(/^, /, "")
    .trim();
  return words === "" ? undefined : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Of a label that was read on a page that shows neither version nor date. */
const NOT_SHOWN = "date not shown";

/** The labels that the record names, and those that only its doses rest on. */
export function labelsOf(
  given: readonly Given[],
  labels: readonly MonographLabel[],
): MonographLabel[] {
  const all = [...labels];
  for (const { medication } of given) {
    for (const source of [...regimenLines(medication), ...organLines(medication)].map(
      (line) => line.source,
    )) {
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

export function dosesOf({ medication, form }: Given): MonographDose[] {
  return regimenLines(medication).map((line) => {
    const head = {
      indication: line.indication,
      ...(form !== undefined && { holds: form }),
      ...(line.whom !== undefined && { whom: line.whom }),
      ...(line.child && { child: true as const }),
      routes: [...new Set(line.routes.map((route) => ROUTES[route]))],
      basis: basisOf(line.source, line.section),
      from: medication.id,
    };
    if ("never" in line) return { ...head, never: line.never };
    const { dose, schedule, note } = line;
    return { ...head, dose, schedule, ...(note !== "" && { note }) };
  });
}

type Point = Exclude<Extract<Monograph["renal"], object>["points"][number], string>;

/** What the dosing records say of an organ, before what the monograph's own record says of it. */
export function organPart(
  organ: Organ,
  given: readonly Given[],
  own: MonographPart | undefined,
): MonographPart {
  const alone = given.every(({ medication: { ingredients = [] } }) => ingredients.length < 2);
  const made = given.flatMap(({ medication, form }) =>
    organLines(medication)
      .filter((line) => line.organ === organ)
      .map(({ text, source, section }) => ({
        point: text,
        holds: form,
        basis: basisOf(source, section),
        from: medication.id,
      })),
  );
  const points = [...Map.groupBy(made, ({ point }) => point).values()].flatMap((same) => {
    const everywhere = alone && new Set(same.map(({ from }) => from)).size === given.length;
    // What all of them say holds for the ingredient.
    return everywhere
      ? same.slice(0, 1).map((each) => withForm(each, undefined))
      : same.map((each) => withForm(each, each.holds));
  });
  const [first] = points;
  if (first?.basis === undefined) return own ?? "not on record";
  const written = own === undefined || own === "not on record" ? [] : pointsOf(own);
  return { points: [...points, ...written], basis: first.basis };
}

function withForm({ point, basis, from }: Point, holds: string | undefined): Point {
  return { ...(holds !== undefined && { holds }), point, basis, from };
}

/** Points that say themselves what they rest on. */
function pointsOf({ points, basis, holds }: Exclude<MonographPart, string>): Point[] {
  return points.map((point) =>
    typeof point === "string"
      ? { ...(holds !== undefined && { holds }), point, basis }
      : { ...point, basis: point.basis ?? basis },
  );
}

function basisOf(source: Source, own: string | undefined): MonographBasis {
  if ("guideline" in source) return { guideline: source.guideline, year: source.year };
  const section = own ?? source.section;
  const label =
    section === undefined
      ? "Dosage and Administration"
      : /^\d/.test(section)
        ? `section ${section}`
        : section;
  return { label, setId: source.setId };
}
