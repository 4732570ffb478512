/** What a monograph has from the dosing records of its ingredient: doses, and what they say of kidneys and liver. */
import { contraindicationLines } from "#/features/dosage/logic/told/contraindication-lines.ts";
import { type Organ, organLines } from "#/features/dosage/logic/organs/organ-lines.ts";
import type {
  CalculatedMedication,
  MedicationRecord,
  Source,
} from "#/features/dosage/logic/record/record.ts";
import { regimenLines } from "#/features/dosage/logic/told/regimen-lines.ts";
import type {
  Monograph,
  MonographBasis,
  MonographDose,
  MonographLabel,
  MonographPart,
} from "#/features/substances/monograph.schema.ts";
import { type Limits, pointsIn } from "./limits.ts";

/** The calculator's routes as a monograph names them. */
export const MONOGRAPH_ROUTES = {
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
    const lines = [...regimenLines(medication), ...organLines(medication)];
    for (const source of [medication.source, ...lines.map((line) => line.source)]) {
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
      routes: [...new Set(line.routes.map((route) => MONOGRAPH_ROUTES[route]))],
      basis: basisOf(line.source, line.section),
      from: medication.id,
    };
    if ("never" in line) return { ...head, never: line.never };
    const { dose, schedule, note } = line;
    return { ...head, dose, schedule, ...(note !== "" && { note }) };
  });
}

type Point = Exclude<Extract<Monograph["renal"], object>["points"][number], string>;
type Made = { readonly point: string; readonly basis: MonographBasis; readonly given: Given };

/** What the dosing records say of an organ, before what the monograph's own record says of it. */
export function organPart(
  organ: Organ,
  given: readonly Given[],
  own: MonographPart | undefined,
): MonographPart {
  const made = given.flatMap((each) =>
    organLines(each.medication)
      .filter((line) => line.organ === organ)
      .map(({ text, source, section }) => ({
        point: text,
        basis: basisOf(source, section),
        given: each,
      })),
  );
  return partOf([...eachOnce(made, given), ...pointsOf(own)]);
}

/** What the ingredient's file says, and whom the limits of its dosing records bar. */
export function contraindicationsOf(
  own: Limits["contraindicated"],
  given: readonly Given[],
): MonographPart {
  const made = given.flatMap((each) =>
    contraindicationLines(each.medication).map((point) => ({
      point,
      basis: basisOf(each.medication.source, undefined, "Contraindications"),
      given: each,
    })),
  );
  // A label that lists none does not speak of whom its doses bar.
  const said = limitPoints(own).filter(({ point }) => point !== "None" || made.length === 0);
  return partOf([...said, ...eachOnce(made, given)]);
}

/** As the file says them, in full. */
export function limitPoints(part: Limits[keyof Limits]): Point[] {
  const basis = typeof part === "object" && "basis" in part ? part.basis : undefined;
  return pointsIn(part).map(
    ({ holds, point, more, basis: own = basis ?? "general knowledge" }) => ({
      ...(holds !== undefined && { holds }),
      point: more === undefined ? point : `${point}${point.includes(": ") ? "; " : ": "}${more}`,
      basis: own,
    }),
  );
}

/** A part of these points, each with its basis where it is not that of the first. */
export function partOf(points: readonly Point[]): Exclude<MonographPart, string> | typeof NOTHING {
  const basis = points[0]?.basis;
  if (basis === undefined) return NOTHING;
  const same = JSON.stringify(basis);
  return {
    points: points.map(({ basis: own, ...point }) => {
      if (JSON.stringify(own) !== same) return { ...point, basis: own };
      return Object.keys(point).length === 1 ? point.point : point;
    }),
    basis,
  };
}

const NOTHING = "not on record";

/** What all dosing records of the ingredient say holds for it; else it is said for which. */
function eachOnce(made: readonly Made[], given: readonly Given[]): Point[] {
  const alone = given.every(({ medication: { ingredients = [] } }) => ingredients.length < 2);
  return [...Map.groupBy(made, ({ point }) => point).values()].flatMap((same) => {
    const everywhere = alone && new Set(same.map((one) => one.given)).size === given.length;
    return (everywhere ? same.slice(0, 1) : same).map(
      ({ point, basis, given: { form, medication } }) => ({
        ...(!everywhere && form !== undefined && { holds: form }),
        point,
        basis,
        from: medication.id,
      }),
    );
  });
}

/** Points that say themselves what they rest on. */
function pointsOf(part: MonographPart | undefined): Point[] {
  if (part === undefined || part === NOTHING) return [];
  const { points, basis, holds } = part;
  return points.map((point) =>
    typeof point === "string"
      ? { ...(holds !== undefined && { holds }), point, basis }
      : { ...point, basis: point.basis ?? basis },
  );
}

function basisOf(
  source: Source,
  own: string | undefined,
  usual = "Dosage and Administration",
): MonographBasis {
  if ("guideline" in source) return { guideline: source.guideline, year: source.year };
  const section = own ?? source.section;
  const label =
    section === undefined ? usual : /^\d/.test(section) ? `section ${section}` : section;
  return { label, setId: source.setId };
}
