/** A monograph as single statements, each with what it holds for and rests on. */
import type {
  Monograph,
  MonographBasis,
  MonographLabel,
  MonographPart,
} from "../monograph.schema.ts";

export interface Statement {
  readonly text: string;
  /** The product or form it holds for; undefined: every one. */
  readonly holds: string | undefined;
  readonly basis: MonographBasis;
  /** The dosing record that it is made from; undefined: it is written for the monograph. */
  readonly from?: string | undefined;
}

/** What a part says; nothing where it says none or is not on record. */
export function statementsIn(part: MonographPart | Monograph["boxedWarning"]): Statement[] {
  if (typeof part === "string" || "none" in part) return [];
  return part.points.map((point) =>
    typeof point === "string"
      ? { text: point, holds: part.holds, basis: part.basis }
      : {
          text: point.point,
          holds: point.holds,
          basis: point.basis ?? part.basis,
          from: point.from,
        },
  );
}

export function statementsOf(monograph: Monograph): Statement[] {
  const { id: _, labels: __, doses, checkedOn: ___, ...parts } = monograph;
  const dosed = doses.map((line) => ({
    text: "never" in line ? line.never : `${line.dose} ${line.schedule} ${line.note ?? ""}`,
    holds: line.holds,
    basis: line.basis,
    from: line.from,
  }));
  return [...dosed, ...Object.values(parts).flatMap(statementsIn)];
}

/** The label that a statement rests on; undefined where it rests on none, or on one that the monograph does not name. */
export function labelUnder(
  labels: readonly MonographLabel[],
  basis: MonographBasis,
): MonographLabel | undefined {
  if (typeof basis === "string" || !("label" in basis)) return undefined;
  return basis.setId === undefined ? labels[0] : labels.find(({ setId }) => setId === basis.setId);
}
