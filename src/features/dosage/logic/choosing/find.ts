import { fold } from "#/kernel/text.ts";
import { fitTo, isOpen } from "../record/indication.ts";
import { nameIndexOf } from "./name-index.ts";
import { coreOf, keyOf, withoutSuffix } from "../record/naming.ts";
import { type MedicationRecord, ROUTES, type Regimen, type Route } from "../record/record.ts";

/** Whether a record has a regimen by this route for this use; a refused one answers for all. */
function answers(record: MedicationRecord, route: Route | undefined, use: string): boolean {
  if (!("regimens" in record)) return true;
  const routed = record.regimens.filter(
    (regimen) => route === undefined || routesOf(regimen).includes(route),
  );
  return routed.length > 0 && regimensFor(routed, use).length > 0;
}

const theOnly = <Item>([first, ...others]: readonly Item[]): Item | undefined =>
  others.length === 0 ? first : undefined;

/**
 * Finds a medication by its id, name or brand, however it is spelt in case and punctuation, with its salt or without.
 * Where several records hold one ingredient, the one that is meant has the route and the use that are asked for.
 */
export function findMedication(
  formulary: readonly MedicationRecord[],
  asked: string,
  askedRoute = "",
  use = "",
): MedicationRecord | undefined {
  const { byId, byName, byCore, byOnly } = nameIndexOf(formulary);
  const called = withoutSuffix(asked);
  const named =
    byId.get(asked) ??
    byName.get(keyOf(asked)) ??
    byName.get(keyOf(called)) ??
    byCore.get(coreOf(called));
  const same =
    byOnly.get(keyOf(called)) ??
    byOnly.get(keyOf(named?.id ?? "")) ??
    (byId.has(asked) ? [] : byOnly.get(coreOf(called))) ??
    [];
  const siblings = same.filter((record) => record !== named && "regimens" in record);
  if (siblings.length === 0) return named;
  const route = readRoute(askedRoute);
  if (named !== undefined && answers(named, route, use)) return named;
  const only = theOnly(siblings.filter((record) => answers(record, route, use)));
  if (only !== undefined || named === undefined || answers(named, route, "")) return only ?? named;
  // It is on record by that route alone under another name: that one says what it is on record for.
  return theOnly(siblings.filter((record) => answers(record, route, ""))) ?? named;
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
