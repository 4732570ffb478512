/**
 * Boxed warnings and contraindications stand once in an ingredient's file: the monograph says them in full, and the calculator
 * those that hold for the dosing record in a line.
 */
import * as v from "valibot";
import {
  type CalculatedMedication,
  type MedicationRecord,
  ROUTES,
} from "#/features/dosage/logic/record/record.ts";
import { Basis, Holds, Without } from "#/features/substances/monograph.schema.ts";
import { Id, Text } from "./fields.ts";

const Point = v.strictObject({
  /** The product or form; without it, and without `of`, it holds for all. */
  holds: v.optional(Holds),
  point: Text,
  /** What the monograph adds to it. */
  more: v.optional(Text),
  /** The dosing records that it holds for, where it is not for all; none where the form is not dosed here. */
  of: v.optional(v.pipe(v.array(Id), v.nonEmpty())),
  /** Of these, only by these routes. */
  routes: v.optional(v.pipe(v.array(v.picklist(ROUTES)), v.nonEmpty())),
  basis: v.optional(Basis),
});
const Points = v.strictObject({
  holds: v.optional(Holds),
  points: v.pipe(v.array(v.union([Text, Point])), v.nonEmpty()),
  /** What they rest on: not named where only the calculator reads them, which names its own source. */
  basis: v.optional(Basis),
});
const NOT_ON_RECORD = v.literal("not on record");

export const Boxed = v.union([
  Points,
  v.strictObject({ none: v.pipe(v.array(Without), v.nonEmpty()) }),
  NOT_ON_RECORD,
]);
export const Contraindicated = v.union([Points, NOT_ON_RECORD]);

export type Limits = {
  readonly boxed?: v.InferOutput<typeof Boxed> | undefined;
  readonly contraindicated?: v.InferOutput<typeof Contraindicated> | undefined;
};
export type LimitPoint = v.InferOutput<typeof Point>;

/** The points as objects, each with the form that the whole part is of. */
export function pointsIn(part: Limits[keyof Limits]): LimitPoint[] {
  if (part === undefined || typeof part === "string" || "none" in part) return [];
  const { holds, points } = part;
  return points.map((point) => {
    const own = typeof point === "string" ? { point } : point;
    return { ...(holds !== undefined && { holds }), ...own };
  });
}

/** None, and that the drug itself is not borne, which is said of every drug. */
const NO_LIMIT =
  /^None\b|^(?:known |severe |serious )?hypersensitivity(?: to [\w-]+(?: [a-z]+)?)?$/i;

const inShort = ({ holds, point }: Pick<LimitPoint, "holds" | "point">): string =>
  holds === undefined ? point : `${holds}: ${point}`;

/** A dosing record with what holds for it, as the calculator reads it. */
export function withLimits(medication: MedicationRecord, limits: Limits): MedicationRecord {
  if ("refused" in medication) return medication;
  const mine = ({ of, holds }: LimitPoint) => of?.includes(medication.id) ?? holds === undefined;
  const boxes = pointsIn(limits.boxed).filter(mine);
  const everywhere = boxes.filter(({ routes }) => routes === undefined);
  const byRoute = boxes.flatMap(({ routes, ...box }) =>
    routes === undefined
      ? []
      : [{ whom: { route: routes }, say: `Boxed warning: ${inShort(box)}.` }],
  );
  const contraindicated = pointsIn(limits.contraindicated)
    .filter((point) => mine(point) && !NO_LIMIT.test(point.point))
    .map(inShort);
  const warnings = [...byRoute, ...(medication.warnings ?? [])];
  const { regimens, ...head }: CalculatedMedication = medication;
  return {
    ...head,
    ...(everywhere.length > 0 && { boxed: `${everywhere.map(inShort).join("; ")}.` }),
    ...(contraindicated.length > 0 && { contraindicated }),
    ...(warnings.length > 0 && { warnings }),
    regimens,
  };
}
