import { labelUnder } from "#/features/substances/logic/monograph-statements.ts";
import type { Monograph, MonographBasis, MonographLabel } from "../monographs.contract.ts";

export { statementsIn, type Statement } from "#/features/substances/logic/monograph-statements.ts";

/** A label by its title and version, both needed to find the text that was read. */
export function labelWords({ title, version }: Pick<MonographLabel, "title" | "version">): string {
  if (version === undefined) return `${title}, version not stated`;
  return /^\d+$/.test(version) ? `${title}, version ${version}` : `${title}, revised ${version}`;
}

/** What a statement rests on, in a few words beside it; of several labels it is named. */
export function basisWords(basis: MonographBasis, labels: readonly MonographLabel[] = []): string {
  if (typeof basis === "string") return "General knowledge, unchecked";
  if (!("label" in basis)) return `${basis.guideline}, ${basis.year}, unchecked`;
  const label = labels.length > 1 ? labelUnder(labels, basis) : undefined;
  return label === undefined
    ? `Label: ${basis.label}`
    : `Label of ${labelWords(label)}: ${basis.label}`;
}

const ROUTE_WORDS: Readonly<Record<string, string>> = { inhalation: "inhal|respiratory" };

/** Whether any dose is for the way in which this product is given; a product that names none is taken to fit. */
export function fitsRoute(doses: Monograph["doses"], productRoute: string | null): boolean {
  if (productRoute === null || productRoute === "") return true;
  return doses
    .flatMap(({ routes }) => routes)
    .some((route) => new RegExp(ROUTE_WORDS[route] ?? route, "i").test(productRoute));
}
