import { type Product, readPreparation } from "../record/notation.ts";
import type { CalculatedMedication, Route } from "../record/record.ts";

/** The preparations that a dose may be measured out with, and what has to be said about them. */
export type Shelf = {
  readonly products: readonly Product[];
  readonly highAlert: boolean;
  readonly warnings: readonly string[];
  readonly notes: readonly string[];
};

/**
 * What is on record for a route, or the one preparation that was asked for. A concentrate is there only for who asks
 * for it.
 */
export function shelfOf(
  medication: CalculatedMedication,
  route: Route,
  wanted: string | undefined,
): Shelf {
  const forms = medication.forms?.[route] ?? [];
  const all = forms.map(readPreparation);
  const highAlert = medication.highAlert === true;
  if (wanted !== undefined && wanted !== "") {
    const chosen = all[forms.findIndex((form) => form === wanted)];
    if (chosen !== undefined) {
      const warning = `Concentrate (${chosen.text}): confusing mg with mL or this with the usual strength has killed. Order it in mg and in mL, use the syringe that comes with it, and have a second person check it.`;
      return {
        products: [chosen],
        highAlert,
        warnings: chosen.concentrate ? [warning] : [],
        notes: [],
      };
    }
  }
  const products = all.filter(({ concentrate }) => !concentrate);
  const left = all.filter(({ concentrate }) => concentrate).map(({ text }) => text);
  return {
    products,
    highAlert,
    warnings: [],
    notes: [
      ...(wanted ? [`The preparation "${wanted}" is not on record for this route.`] : []),
      ...(left.length > 0
        ? [`Concentrate on record, only measured out when it is asked for: ${left.join("; ")}.`]
        : []),
    ],
  };
}
