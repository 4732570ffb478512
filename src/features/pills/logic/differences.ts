/** Where a pill differs from what was described, in words. */
import type { Feature, Sighting } from "../pills.terms.ts";
import type { PillMatch } from "../pills.contract.ts";
import { namesImprint } from "../pills.terms.ts";

type Looks = Pick<
  PillMatch,
  "imprint" | "shape" | "color" | "sizeMm" | "score" | "matchedOn" | "imprintMatch"
>;

export type Difference = { readonly feature: Feature; readonly says: string };

/** Of what was described: each feature that the pill's listing does not confirm, with what it has instead. */
export function differencesOf(seen: Sighting, pill: Looks): Difference[] {
  const listed: Record<Feature, string> = {
    imprint: pill.imprint.replaceAll(";", " ") || "no imprint",
    shape: pill.shape ?? "shape not listed",
    color: pill.color ?? "color not listed",
    size: pill.sizeMm === null ? "size not listed" : `${pill.sizeMm} mm`,
    score: pill.score === null ? "score not listed" : pill.score === "yes" ? "scored" : "no score",
  };
  const described: readonly Feature[] = [
    ...(namesImprint(seen.imprint) ? (["imprint"] as const) : []),
    ...(["shape", "color", "size", "score"] as const).filter((one) => seen[one] !== undefined),
  ];
  return described
    .filter((feature) =>
      feature === "imprint" ? pill.imprintMatch !== "exact" : !pill.matchedOn.includes(feature),
    )
    .map((feature) => ({ feature, says: listed[feature] }));
}
