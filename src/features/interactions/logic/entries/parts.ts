import { substanceOf } from "#/features/substances/logic/vocabulary.ts";
import { ROUTES, type Route } from "#/features/substances/substance.ts";
import { ACTS_IN_PLACE, LOCAL_ROUTES_ALWAYS, LOCAL_USES } from "#knowledge/interactions/routes.js";
import { expandSide } from "../rules/groups.ts";
import type { Part } from "./item.ts";

type Use = (ingredient: string, route: Route) => boolean;

function among(table: typeof LOCAL_USES): Use {
  const uses = table.map(({ routes, members }) => ({
    routes,
    members: new Set(expandSide(members)),
  }));
  return (ingredient, route) =>
    uses.some((use) => use.routes.includes(route) && use.members.has(ingredient));
}

const isLocalUse = among(LOCAL_USES);
const actsInPlace = among(ACTS_IN_PLACE);

/** Routes by which little of most drugs reaches the blood. A drug whose record has none of a route follows the route. */
const STAYS_THERE = new Set<Route>(
  Object.values(ROUTES).flatMap(([route, reachesBlood]) => (reachesBlood ? [] : [route])),
);

const isLocal: Use = (ingredient, route) =>
  LOCAL_ROUTES_ALWAYS.includes(route) || isLocalUse(ingredient, route);

/** An ingredient as it is given: by the route that is stated, else by any route it is given by; then the blood wins. */
export function partOf(
  ingredient: string,
  stated: Route | undefined,
  dose: Pick<Part, "dailyMg" | "singleDose"> = {},
): Part {
  const uses = substanceOf(ingredient)?.routes ?? [];
  const meant = stated === undefined ? uses : uses.filter((use) => use.route === stated);
  const routes = stated === undefined ? uses.map((use) => use.route) : [stated];
  const systemic = meant.some(
    ({ route, reachesBlood }) =>
      (reachesBlood && !isLocal(ingredient, route)) || actsInPlace(ingredient, route),
  );
  const unheardOf =
    meant.length === 0 &&
    !routes.some((route) => isLocal(ingredient, route) || STAYS_THERE.has(route));
  return { ingredient, routes, reachesBlood: systemic || unheardOf, ...dose };
}
