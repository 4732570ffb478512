import { fold, wordsOf } from "#/kernel/text.ts";
import { type MedicationRecord, ROUTES, type Regimen, type Route } from "./record.ts";

function namesOf(record: MedicationRecord): string[] {
  return [record.id, record.name, ...(record.brands ?? [])].map((name) => wordsOf(name).join(" "));
}

function isGivenBy(record: MedicationRecord, route: Route | undefined): boolean {
  return (
    route === undefined ||
    ("regimens" in record && record.regimens.some((regimen) => routesOf(regimen).includes(route)))
  );
}

/**
 * Finds a medication by its id, name or brand, however it is spelt in case and punctuation; by its only ingredient
 * where one record alone, of those that are given by the route, has it.
 */
export function findMedication(
  formulary: readonly MedicationRecord[],
  asked: string,
  askedRoute = "",
): MedicationRecord | undefined {
  const exactly = formulary.find(({ id }) => id === asked);
  const key = wordsOf(asked).join(" ");
  const named = exactly ?? formulary.find((record) => namesOf(record).includes(key));
  if (named !== undefined) return named;
  const route = readRoute(askedRoute);
  const [only, ...others] = formulary.filter(
    (record) =>
      record.ingredients?.length === 1 &&
      record.ingredients.some((id) => wordsOf(id).join(" ") === key) &&
      isGivenBy(record, route),
  );
  return others.length === 0 ? only : undefined;
}

/** Names that begin like what was asked, for a question back. */
export function suggestMedications(
  formulary: readonly MedicationRecord[],
  asked: string,
): string[] {
  const start = fold(asked).trim().slice(0, 4);
  return formulary
    .filter(({ id, name, brands = [] }) =>
      [id, name, ...brands].some((text) => start !== "" && fold(text).startsWith(start)),
    )
    .map(({ name }) => name)
    .slice(0, 5);
}

const ROUTE_WORDS: Readonly<Record<string, Route>> = {
  po: "oral",
  "by mouth": "oral",
  mouth: "oral",
  tablet: "oral",
  sl: "sublingual",
  pr: "rectal",
  rectally: "rectal",
  intravenous: "IV",
  "intravenous infusion": "IV",
  "iv infusion": "IV",
  "iv push": "IV",
  intramuscular: "IM",
  sc: "subcutaneous",
  sq: "subcutaneous",
  subq: "subcutaneous",
  subcut: "subcutaneous",
  io: "intraosseous",
  et: "endotracheal",
  nasal: "intranasal",
  inhalation: "inhaled",
  inhaler: "inhaled",
  nebulizer: "nebulized",
  nebulised: "nebulized",
  skin: "topical",
  patch: "transdermal",
  eye: "ophthalmic",
  ear: "otic",
};

export function readRoute(asked: string): Route | undefined {
  const key = wordsOf(asked).join(" ");
  return ROUTES.find((route) => fold(route) === key) ?? ROUTE_WORDS[key];
}

export function routesOf(regimen: Regimen): readonly Route[] {
  return typeof regimen.route === "string" ? [regimen.route] : regimen.route;
}

const EMPTY = new Set([
  "the",
  "of",
  "and",
  "or",
  "in",
  "for",
  "with",
  "to",
  "acute",
  "infection",
  "infections",
  "disease",
  "treatment",
  "patients",
  "adult",
  "adults",
]);

function keyWords(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !EMPTY.has(word))
    .map((word) => word.replace(/(?:ies|es|s|y)$/, ""));
}

/** How well a regimen's indication fits what was asked, 0 (not) to 1 (the same words). */
function fit(regimen: Regimen, asked: string): number {
  const key = wordsOf(asked).join(" ");
  const wanted = keyWords(asked);
  const scores = [regimen.for, ...(regimen.also ?? [])].map((name) => {
    if (wordsOf(name).join(" ") === key) return 1;
    const own = keyWords(name);
    const shared = wanted.filter((word) => own.includes(word)).length;
    if (shared === 0) return 0;
    return shared === wanted.length || shared === own.length
      ? 0.6 + (0.3 * shared) / Math.max(wanted.length, own.length)
      : (0.6 * shared) / Math.max(wanted.length, own.length);
  });
  return Math.max(0, ...scores);
}

const ENOUGH = 0.4;

/**
 * The regimens that an indication in free words may mean, the best ones only; all of them when nothing is asked.
 * @returns an empty list where none fits: a dose for something else is never handed out instead.
 */
export function regimensFor(
  regimens: readonly Regimen[],
  asked: string | undefined,
): readonly Regimen[] {
  if (asked === undefined || asked.trim() === "") return regimens;
  const scored = regimens.map((regimen) => ({ regimen, score: fit(regimen, asked) }));
  const best = Math.max(...scored.map(({ score }) => score));
  if (best < ENOUGH) return [];
  const fitting = scored.filter(({ score }) => score === best).map(({ regimen }) => regimen);
  const names = new Set(fitting.map((regimen) => regimen.for));
  const byAnotherRoute = regimens.filter(
    (regimen) => names.has(regimen.for) && !fitting.includes(regimen),
  );
  return [...fitting, ...byAnotherRoute];
}
