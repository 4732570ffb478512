/** Lines of a pasted medication list, each read into drug, strength, route, form and frequency. */
import type { Route } from "../substance.ts";
import type { Frequency } from "./frequency.ts";
import { readText } from "./reading.ts";
import type { Unread } from "./reading.ts";
import type { Resolution } from "./resolve.ts";
import { resolutionOf } from "./resolve.ts";
import type { Span, Strength } from "./strength.ts";
import { substanceOf } from "./vocabulary.ts";

export interface MedicationLine {
  readonly text: string;
  readonly drug: Resolution;
  /** Where the names stand in the text. */
  readonly nameSpans: readonly Span[];
  readonly strength: Strength | undefined;
  readonly route: Route | undefined;
  /** Whether a word of the line says the route, its form implies it, or the drug has only this one. */
  readonly routeFrom: "stated" | "form" | "only route" | undefined;
  /** Whether the drug reaches the blood this way; undefined where the route is not known. */
  readonly reachesBlood: boolean | undefined;
  readonly form: string | undefined;
  readonly salts: readonly string[];
  readonly frequency: Frequency | undefined;
  readonly asNeeded: boolean;
  /** "d/c'd", "held", "stopped": not taken now. */
  readonly stopped: boolean;
  readonly reason: string | undefined;
  /** Words that nothing explains; to be shown and asked about. */
  readonly notUnderstood: readonly Unread[];
}

type RouteReading = Pick<MedicationLine, "route" | "routeFrom" | "reachesBlood">;

function bloodBy(ingredients: readonly string[], route: Route): boolean | undefined {
  const uses = ingredients.flatMap(
    (id) => substanceOf(id)?.routes.filter((use) => use.route === route) ?? [],
  );
  return uses.length === 0 ? undefined : uses.some((use) => use.reachesBlood);
}

function routeOf(
  ingredients: readonly string[],
  stated: Route | undefined,
  implied: Route | undefined,
): RouteReading {
  const known = stated ?? implied;
  if (known !== undefined) {
    const routeFrom = stated === undefined ? "form" : "stated";
    return { route: known, routeFrom, reachesBlood: bloodBy(ingredients, known) };
  }
  const possible = ingredients.flatMap((id) => substanceOf(id)?.routes ?? []);
  const [only] = possible;
  const single = only !== undefined && possible.every((use) => use.route === only.route);
  return single
    ? { route: only.route, routeFrom: "only route", reachesBlood: bloodBy(ingredients, only.route) }
    : { route: undefined, routeFrom: undefined, reachesBlood: undefined };
}

/** Reads one line. Nothing of the line is lost: what is not understood is returned as such. */
export function readMedicationLine(text: string): MedicationLine {
  const reading = readText(text);
  const drug = resolutionOf(reading, false);
  const ingredients = drug.status === "resolved" ? drug.ingredients : [];
  const form = reading.forms[0];
  const implied = reading.forms.find((word) => word.route !== undefined)?.route;
  return {
    text,
    drug,
    nameSpans: reading.mentions.map(({ start, end }) => ({ start, end })),
    strength: reading.strengths[0],
    ...routeOf(ingredients, reading.routes[0], implied),
    form: form?.form,
    salts: reading.salts,
    frequency: reading.frequencies[0],
    asNeeded: reading.asNeeded,
    stopped: reading.stopped,
    reason: reading.reason?.text,
    notUnderstood: reading.notUnderstood,
  };
}

/** The lines of a pasted list; blank lines are left out. */
export function readMedicationList(text: string): MedicationLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "")
    .map(readMedicationLine);
}
