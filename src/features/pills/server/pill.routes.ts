import { type Route, serve } from "#/platform/http/serve.ts";
import { answerTo, matchOf } from "../logic/answer.ts";
import { PillMatches, PillQuery } from "../pills.contract.ts";
import { identifyPills } from "../pills.endpoints.ts";
import type { PillStore } from "./pill.store.ts";

export function pillRoutes(store: PillStore): Route[] {
  return [
    serve(
      identifyPills,
      { input: PillQuery, output: PillMatches },
      { access: "anyone", cache: "public" },
      async ({ page, ...seen }) => {
        const { shown, about } = answerTo(await store.index(), seen, page);
        const ids = await store.drugIds(shown.flatMap(({ pill }) => pill.productKey ?? []));
        const idOf = (key: string | null) => ids.get(key ?? "") ?? null;
        return {
          matches: shown.map((candidate) => matchOf(candidate, idOf(candidate.pill.productKey))),
          ...about,
        };
      },
    ),
  ];
}
