import { resolveName } from "#/features/substances/logic/resolve.ts";
import { nameOf, substanceOf, substances } from "#/features/substances/logic/vocabulary.ts";
import type { Substance } from "#/features/substances/substance.ts";
import { Failure } from "#/kernel/failure.ts";
import { fold } from "#/kernel/text.ts";
import { POPULATIONS } from "#knowledge/populations.js";
import type { Database } from "#/platform/database/database.ts";
import { type Policy, type Route, serve } from "#/platform/http/serve.ts";
import {
  IngredientList,
  IngredientQuery,
  MonographAddress,
  MonographAnswer,
} from "../monographs.contract.ts";
import { getMonograph, listIngredients } from "../monographs.endpoints.ts";
import { drugs } from "./drugs.table.ts";
import type { MonographStore } from "./monograph.store.ts";

const MEDICINES: ReadonlySet<string> = new Set(["drug", "vaccine", "contrast"]);
const PUBLIC: Policy = { access: "anyone", cache: "public" };

/** No foods and herbs. */
const NAMED = substances
  .filter(({ kind }) => MEDICINES.has(kind))
  .toSorted((one, other) => one.name.localeCompare(other.name, "en"));

export function monographRoutes(database: Database, monographs: MonographStore): Route[] {
  return [
    serve(
      getMonograph,
      { input: MonographAddress, output: MonographAnswer },
      PUBLIC,
      async ({ ingredient }) => {
        const id = substanceOf(ingredient)?.id ?? namedBy(ingredient) ?? ingredient;
        const monograph = await monographs.find(id);
        if (monograph !== undefined) {
          return { name: nameOf(id), monograph, populations: POPULATIONS[id] ?? [] };
        }
        const known = substanceOf(id);
        throw new Failure(
          "not-found",
          known === undefined
            ? "There is no such ingredient here."
            : `There is no monograph of ${known.name} yet.`,
        );
      },
    ),
    serve(
      listIngredients,
      { input: IngredientQuery, output: IngredientList },
      PUBLIC,
      async ({ search, show }) => {
        const summaries = await monographs.summaries();
        const asked = fold(search ?? "");
        // What was withdrawn, or names a group and not its member, is listed only where something was written on it.
        const listed = NAMED.filter(
          ({ id, retired, unspecified }) => summaries.has(id) || !(retired || unspecified),
        );
        const entries = listed
          .filter((entry) => isCalled(entry, asked))
          .map(({ id, name }) => ({
            id,
            name,
            checked: summaries.get(id) ?? null,
          }));
        return {
          ingredients: entries.filter(
            ({ checked }) => show === "all" || (show === "covered") === (checked !== null),
          ),
          counts: {
            ingredients: listed.length,
            monographs: listed.filter(({ id }) => summaries.has(id)).length,
            checkedByLabel: listed.filter(({ id }) => summaries.get(id)?.by === "label").length,
            products: await database.$count(drugs),
          },
        };
      },
    ),
  ];
}

/** The one ingredient that another name of it or a brand means, as an address writes it; nothing is guessed. */
function namedBy(slug: string): string | undefined {
  const reading = resolveName(slug.replaceAll("-", " "));
  if (reading.status !== "resolved" || reading.spellings.length > 0) return undefined;
  const [id, ...more] = reading.ingredients;
  return more.length === 0 ? id : undefined;
}

/** By its name, another name of it or a brand, from the first letters of any of their words. */
function isCalled({ id, name, synonyms, brands }: Substance, asked: string): boolean {
  return [name, id, ...synonyms, ...brands].some((said) => ` ${fold(said)}`.includes(` ${asked}`));
}
