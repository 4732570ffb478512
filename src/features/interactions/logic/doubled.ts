/** One ingredient in two entries of a list: which kind of doubling it is, how heavy it weighs and what is said of it. */
import type { Severity } from "../rule.ts";
import { membersOf } from "./rules/groups.ts";
import type { Item, Part, Product } from "./entries/item.ts";
import type { Prose } from "./told/pair-prose.ts";

type Kind = { readonly severity: Severity; readonly prose: Prose };

const DEPENDS_ON_PLAN = "Whether the prescriber planned both";

/** Severities: two products are taken side by side unknowingly; two strengths of one product are often how a dose is made up. */
const KINDS = {
  "same-ingredient": {
    severity: "major",
    prose: {
      says: "Same drug twice: the same ingredient is in both entries, under two names, salts or forms, or within a combination.",
      why: "Nobody sees from the names that it is one drug, so the dose is doubled unknowingly.",
      mechanism: "One ingredient twice.",
      effects: ["Overdose of the ingredient"],
      management: "Stop one of them unless both are meant; add up the daily dose.",
      onset: "hours",
      depends: [DEPENDS_ON_PLAN],
    },
  },
  "same-ingredient-long-and-short": {
    severity: "moderate",
    prose: {
      says: "Same drug twice: the same ingredient is in both entries.",
      why: "A long- and a short-acting form of this drug are often one treatment; two names of one form double the dose.",
      mechanism: "One ingredient twice.",
      effects: ["Overdose of the ingredient"],
      management:
        "Check that one is the long- and one the short-acting form; add up the daily dose.",
      onset: "hours",
      depends: [DEPENDS_ON_PLAN],
    },
  },
  "same-ingredient-routes": {
    severity: "moderate",
    prose: {
      says: "Same drug twice: the same ingredient is in both entries, by two routes.",
      why: "Two routes can be a switch or one for need beside one for every day; both together add up.",
      mechanism: "One ingredient twice.",
      effects: ["Overdose of the ingredient"],
      management: "Check whether both are meant; add up the daily dose.",
      onset: "hours",
      depends: [DEPENDS_ON_PLAN],
    },
  },
  "same-ingredient-strengths": {
    severity: "moderate",
    prose: {
      says: "Same drug twice: one product in two strengths.",
      why: "Two strengths are often how a dose is made up; else one is the line of an earlier dose.",
      mechanism: "One ingredient twice.",
      effects: ["A higher dose than meant"],
      management: "Check whether both are meant; add up the daily dose.",
      onset: "hours",
      depends: [DEPENDS_ON_PLAN],
    },
  },
  "same-ingredient-again": {
    severity: "moderate",
    prose: {
      says: "Same drug twice: nothing in the two entries tells them apart.",
      why: "One may be a repeated line; if both are taken the dose is doubled.",
      mechanism: "One ingredient twice.",
      effects: ["A higher dose than meant"],
      management: "Check whether both are taken; take the repeated line off the list.",
      onset: "hours",
      depends: [DEPENDS_ON_PLAN],
    },
  },
  "same-ingredient-locally": {
    severity: "minor",
    prose: {
      says: "Same drug twice: the same ingredient is in both entries, in one at least for local use.",
      why: "Little of a local use reaches the blood.",
      mechanism: "One ingredient twice.",
      effects: ["More of the ingredient than meant"],
      management: "Check whether both are meant.",
      onset: "days",
    },
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type DoubledKind = keyof typeof KINDS;

/** They stand for rules wherever rules are named. */
export const DOUBLED_KINDS: readonly string[] = Object.keys(KINDS);

export const severityOfDoubled = (kind: DoubledKind): Severity => KINDS[kind].severity;

/** What is said of a reason that is one of these kinds. */
export function proseOfDoubled(rule: string): Prose | undefined {
  return Object.entries<Kind>(KINDS).find(([kind]) => kind === rule)?.[1].prose;
}

/** Drugs of which a long- and a short-acting form are commonly one treatment. */
const LONG_AND_SHORT = new Set(membersOf("long-and-short-acting"));

const SALT_NAMES: Readonly<Record<string, string>> = { hcl: "hydrochloride", hbr: "hydrobromide" };

/** "succ" is "succinate": an abbreviated salt is the beginning of its name. */
function sameSalt(one: string, other: string): boolean {
  const [a, b] = [SALT_NAMES[one] ?? one, SALT_NAMES[other] ?? other];
  return a.startsWith(b) || b.startsWith(a);
}

/** Differences count where both entries say something: what is left out may be the same. */
const saltsDiffer = (one: Product, other: Product): boolean =>
  one.salts.length > 0 &&
  other.salts.length > 0 &&
  !one.salts.some((salt) => other.salts.some((its) => sameSalt(salt, its)));

/** A form without a word for its release is the one at once, or of a drug that is only made delayed. */
function releasesDiffer({ release: one }: Product, { release: other }: Product): boolean {
  if (one === other) return false;
  const short = ["", "delayed", "immediate"];
  const bothShort = short.includes(one) && short.includes(other);
  return !bothShort || (one !== "" && other !== "");
}

const ingredientsOf = ({ parts }: Item): string =>
  parts.map(({ ingredient }) => ingredient).join(" ");

function twoProducts(one: Item, other: Item): boolean {
  if (ingredientsOf(one) !== ingredientsOf(other)) return true;
  const [left, right] = [one.product, other.product];
  if (left === undefined || right === undefined) return false;
  return left.name !== right.name || saltsDiffer(left, right) || releasesDiffer(left, right);
}

const byOtherRoutes = ({ routes: one }: Part, { routes: other }: Part): boolean =>
  one.length > 0 && other.length > 0 && !one.some((route) => other.includes(route));

/** The kind of doubling of one ingredient that is a part of both entries. */
export function doubledKind(
  [one, part]: readonly [Item, Part],
  [other, itsPart]: readonly [Item, Part],
): DoubledKind {
  if (!part.reachesBlood || !itsPart.reachesBlood) return "same-ingredient-locally";
  const alone = one.parts.length === other.parts.length;
  if (alone && byOtherRoutes(part, itsPart)) return "same-ingredient-routes";
  if (twoProducts(one, other)) {
    return alone && LONG_AND_SHORT.has(part.ingredient)
      ? "same-ingredient-long-and-short"
      : "same-ingredient";
  }
  const [strength, its] = [one.product?.strength ?? "", other.product?.strength ?? ""];
  return strength !== its && strength !== "" && its !== ""
    ? "same-ingredient-strengths"
    : "same-ingredient-again";
}
