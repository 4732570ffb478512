import { substanceOf } from "#/features/substances/logic/vocabulary.ts";
import type { Route } from "#/features/substances/substance.ts";
import { LOCAL_ROUTES_ALWAYS, LOCAL_USES } from "../data/routes.ts";
import { expandSide } from "./groups.ts";
import type { Part } from "./item.ts";

const localUses = LOCAL_USES.map((use) => ({
  routes: use.routes,
  members: new Set(expandSide(use.members)),
}));

function isLocal(ingredient: string, route: Route): boolean {
  return (
    LOCAL_ROUTES_ALWAYS.includes(route) ||
    localUses.some((use) => use.routes.includes(route) && use.members.has(ingredient))
  );
}

/** An ingredient as it is given: by the route that is stated, else by any route it is given by; then the blood wins. */
export function partOf(ingredient: string, stated: Route | undefined): Part {
  const uses = substanceOf(ingredient)?.routes ?? [];
  const meant = stated === undefined ? uses : uses.filter((use) => use.route === stated);
  const routes = stated === undefined ? uses.map((use) => use.route) : [stated];
  const systemic = meant.some((use) => use.reachesBlood && !isLocal(ingredient, use.route));
  const unheardOf = meant.length === 0 && !routes.some((route) => isLocal(ingredient, route));
  return { ingredient, routes, reachesBlood: systemic || unheardOf };
}
