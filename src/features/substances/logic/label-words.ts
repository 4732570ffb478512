/** The words around a drug's name, ready for look-up. */
import { fold } from "#/kernel/text.ts";
import {
  fillerWords,
  formTable,
  releaseWords,
  routeTable,
  saltWords,
  stoppedWords,
} from "#knowledge/drug-words.js";
import type { Route } from "../substance.ts";
import { ROUTES } from "../substance.ts";
import { lines } from "./record.ts";

/** Words with hyphens stand for several words, so that they are compared without spaces and hyphens. */
const joined = (word: string): string => fold(word).replace(/[^\p{L}\p{N}]+/gu, "");
const words = (text: string): string[] => text.split(" ").map(joined);

export const RELEASE_WORDS: ReadonlySet<string> = new Set(words(releaseWords));
export const SALT_WORDS: ReadonlySet<string> = new Set(words(saltWords));
export const FILLER_WORDS: ReadonlySet<string> = new Set(words(fillerWords));
export const STOPPED_WORDS: ReadonlySet<string> = new Set(words(stoppedWords));

const routes: ReadonlySet<string> = new Set(Object.values(ROUTES).map(([route]) => route));
const isRoute = (name: string): name is Route => routes.has(name);

/** Route by word, e.g. "po" and "bymouth" for oral. */
export const ROUTE_WORDS: ReadonlyMap<string, Route> = new Map(
  lines(routeTable).flatMap((line) => {
    const [route = "", known = ""] = line.split(":");
    return isRoute(route) ? words(known.trim()).map((word) => [word, route] as const) : [];
  }),
);

export interface FormWord {
  readonly form: string;
  readonly route: Route | undefined;
}

export const FORM_WORDS: ReadonlyMap<string, FormWord> = new Map(
  lines(formTable).flatMap((line) => {
    const [form = "", rest = ""] = line.split(":");
    const [known = "", route = ""] = rest.split(">").map((part) => part.trim());
    const entry = { form, route: isRoute(route) ? route : undefined };
    return words(known).map((word) => [word, entry] as const);
  }),
);
