import { fold, wordsOf } from "#/kernel/text.ts";
import { fitTo, isOpen } from "./indication.ts";
import { type MedicationRecord, ROUTES, type Regimen, type Route } from "./record.ts";

const keyOf = (name: string): string => wordsOf(name).join(" ");

type Index = {
  readonly byId: ReadonlyMap<string, MedicationRecord>;
  readonly byName: ReadonlyMap<string, MedicationRecord>;
  /** Those that have one ingredient only, by it. */
  readonly byOnly: ReadonlyMap<string, readonly MedicationRecord[]>;
};

function indexOf(formulary: readonly MedicationRecord[]): Index {
  const byName = new Map<string, MedicationRecord>();
  const byOnly = new Map<string, MedicationRecord[]>();
  for (const record of formulary) {
    const { id, name, brands = [], ingredients = [] } = record;
    for (const key of [id, name, ...brands].map(keyOf)) {
      if (!byName.has(key)) byName.set(key, record);
    }
    const [only, ...others] = ingredients;
    if (only === undefined || others.length > 0) continue;
    const same = byOnly.get(keyOf(only));
    if (same === undefined) byOnly.set(keyOf(only), [record]);
    else same.push(record);
  }
  return { byId: new Map(formulary.map((record) => [record.id, record])), byName, byOnly };
}

/** Kept, because every key that is typed asks for it. */
const indexes = new WeakMap<readonly MedicationRecord[], Index>();

function indexFor(formulary: readonly MedicationRecord[]): Index {
  const index = indexes.get(formulary) ?? indexOf(formulary);
  indexes.set(formulary, index);
  return index;
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
  const { byId, byName, byOnly } = indexFor(formulary);
  const key = keyOf(asked);
  const named = byId.get(asked) ?? byName.get(key);
  if (named !== undefined) return named;
  const route = readRoute(askedRoute);
  const [only, ...others] = (byOnly.get(key) ?? []).filter((record) => isGivenBy(record, route));
  return others.length === 0 ? only : undefined;
}

function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

const LEAST_SHARED = 4;

/** Names that begin like what was asked, those that share most of it first, for a question back. */
export function suggestMedications(
  formulary: readonly MedicationRecord[],
  asked: string,
): string[] {
  const wanted = fold(asked).trim();
  const least = Math.max(1, Math.min(LEAST_SHARED, wanted.length));
  return formulary
    .map(({ id, name, brands = [] }) => ({
      name,
      shared: Math.max(...[id, name, ...brands].map((text) => sharedStart(fold(text), wanted))),
    }))
    .filter(({ shared }) => shared >= least)
    .toSorted((a, b) => b.shared - a.shared)
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
  const key = keyOf(asked);
  return ROUTES.find((route) => fold(route) === key) ?? ROUTE_WORDS[key];
}

export function routesOf(regimen: Regimen): readonly Route[] {
  return typeof regimen.route === "string" ? [regimen.route] : regimen.route;
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
  const fit = fitTo(asked);
  const scored = regimens.map((regimen) => ({
    regimen,
    score: fit([regimen.for, ...(regimen.also ?? [])]),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  if (best < ENOUGH) return isOpen(asked) ? regimens : [];
  const fitting = scored.filter(({ score }) => score === best).map(({ regimen }) => regimen);
  const names = new Set(fitting.map((regimen) => regimen.for));
  const byAnotherRoute = regimens.filter(
    (regimen) => names.has(regimen.for) && !fitting.includes(regimen),
  );
  return [...fitting, ...byAnotherRoute];
}
