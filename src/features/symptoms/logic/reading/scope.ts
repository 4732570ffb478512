import type { Unit } from "./units.ts";

/** What a stretch of text says about the findings in it. */
export type Scope = "present" | "denied" | "family" | "past" | "supposed";

const NEGATING = new Set([
  "no",
  "not",
  "without",
  "denies",
  "denied",
  "deny",
  "denying",
  "never",
  "neither",
  "nor",
  "lacks",
  "lacked",
  "negative",
  "absent",
  "free",
  "non",
  "none",
  "unlikely",
  "excluded",
  "nil",
  "lack",
  "absence",
]);
/** Words after which a denial has ended: the sentence takes up something else. */
const TURNS = new Set([
  "but",
  "however",
  "although",
  "though",
  "except",
  "besides",
  "yet",
  "still",
  "has",
  "had",
  "have",
  "is",
  "are",
  "was",
  "were",
  "reports",
  "reported",
  "complains",
  "presents",
  "presented",
  "admits",
  "states",
  "shows",
  "showed",
  "reveals",
  "revealed",
  "developed",
  "develops",
  "experienced",
  "experiences",
  "noticed",
  "endorses",
  "describes",
  "started",
  "began",
  "since",
  "because",
  "until",
  "then",
  "now",
  "he",
  "she",
  "they",
  "there",
  "patient",
  "which",
  "who",
  "where",
  "appears",
  "notes",
  "complaining",
  "can",
  "also",
  "when",
  "while",
  "only",
  "instead",
  "takes",
  "apart",
  "aside",
  "positive",
  "found",
]);
/** A negative word that denies nothing of what follows. */
const NOT_NEGATING: readonly (readonly string[])[] = [
  ["no", "longer"],
  ["not", "only"],
  ["not", "sure"],
  ["no", "change"],
  ["not", "know"],
  ["not", "certain"],
  ["no", "doubt"],
  ["not", "resolve"],
  ["not", "recall"],
  ["no", "apparent"],
  ["without", "warning"],
  ["no", "obvious"],
  ["not", "gone"],
  ["not", "go"],
  ["no", "past"],
  ["no", "medical"],
  ["no", "known"],
  ["never", "before"],
];
const FAMILY = new Set([
  "mother",
  "father",
  "brother",
  "sister",
  "uncle",
  "aunt",
  "grandmother",
  "grandfather",
  "cousin",
  "parent",
  "parents",
  "siblings",
  "sibling",
  "maternal",
  "paternal",
  "relatives",
  "relative",
  "grandparents",
  "son",
  "daughter",
  "husband",
  "wife",
  "partner",
  "roommate",
  "family",
  "familyhistory",
]);
const FAMILY_VERBS = new Set([
  "had",
  "has",
  "have",
  "with",
  "died",
  "diagnosed",
  "suffers",
  "who",
  "developed",
  "also",
  "both",
  "is",
  "was",
  "were",
]);
const REPORTING = new Set([
  "noticed",
  "brought",
  "given",
  "noted",
  "reported",
  "reports",
  "seen",
  "observed",
  "found",
  "tried",
  "been",
  "concerned",
  "worried",
  "states",
  "says",
  "said",
  "describes",
  "denies",
  "denied",
  "stated",
  "taken",
  "brings",
  "called",
]);
const SUPPOSING = new Set([
  "if",
  "unless",
  "should",
  "concern",
  "concerns",
  "concerned",
  "risk",
  "rule",
  "possible",
  "prevent",
  "screening",
  "worried",
  "afraid",
  "fear",
  "fears",
  "suspected",
  "consider",
  "versus",
  "vs",
  "return-if",
  "prophylaxis",
  "evaluate",
  "believes",
  "thinks",
  "in case",
]);
const PAST = new Set(["ago", "previously"]);

/** The unit after which a denial that starts at `from` no longer holds. */
function endOfDenial(units: readonly Unit[], from: number): number {
  const starter = units[from]?.word ?? "";
  const verb = units[from + 1]?.word ?? "";
  const far =
    (starter !== "not" && starter !== "never") ||
    ["have", "had", "has", "any", "report"].includes(verb);
  for (let index = from + 1; index < units.length; index += 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop") return index;
    if (index === from + 1) continue;
    if (TURNS.has(unit.word) && !(starter === "not" && index <= from + 2)) return index;
    if (unit.kind === "comma") {
      const next = units[index + 1]?.word ?? "";
      if (!far || next === "with" || next === "and" || TURNS.has(next)) {
        if (next !== "and" || !continuesList(units, index + 2)) return index;
      }
    }
    if (!far && index - from > 7) return index;
  }
  return units.length;
}

/** After ", and": another item of the same list, not a new statement. */
function continuesList(units: readonly Unit[], from: number): boolean {
  for (let index = from; index < Math.min(units.length, from + 7); index += 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop") return true;
    if (TURNS.has(unit.word) || unit.word === "with" || unit.word === "a" || unit.kind === "number")
      return false;
  }
  return true;
}

function markDenials(units: readonly Unit[], scope: Scope[], taken: ReadonlySet<number>): void {
  units.forEach(({ word }, index) => {
    if (!NEGATING.has(word) || taken.has(index)) return;
    const next = units
      .slice(index + 1, index + 4)
      .find(({ kind, word }) => kind === "word" && word !== "any");
    if (
      NOT_NEGATING.some(
        ([first, second]) => first === word && (second === next?.word || second === next?.key),
      )
    )
      return;
    if (["negative", "free", "absent", "none", "unlikely", "excluded", "nil"].includes(word)) {
      const following = units[index + 1]?.word ?? "";
      if (["for", "of", "from"].includes(following))
        fill(scope, index, endOfDenial(units, index), "denied");
      else denyBefore(units, scope, index);
      return;
    }
    fill(scope, index, endOfDenial(units, index), "denied");
  });
}

/** "Murphy sign is negative", "fever: absent": what stands before, back to the last comma or sentence. */
function denyBefore(units: readonly Unit[], scope: Scope[], index: number): void {
  const before = units[index - 1]?.word ?? "";
  const copula =
    ["is", "are", "was", "were", ":", "(", "been", "also"].includes(before) ||
    units[index - 1]?.kind === "word";
  if (!copula) return;
  for (let back = index - 1; back >= 0; back -= 1) {
    const unit = units[back];
    if (unit === undefined || unit.kind === "stop" || (unit.kind === "comma" && unit.word !== ":"))
      return;
    scope[back] = "denied";
  }
}

function fill(scope: Scope[], from: number, to: number, value: Scope): void {
  for (let index = from; index < to; index += 1) scope[index] = value;
}

function endOfClause(units: readonly Unit[], from: number, turns: ReadonlySet<string>): number {
  for (let index = from; index < units.length; index += 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop" || (index > from + 1 && turns.has(unit.word)))
      return index;
  }
  return units.length;
}

const AFTER_FAMILY = new Set(["he", "she", "patient", "but", "his", "her", "they"]);

function markFamily(units: readonly Unit[], scope: Scope[]): void {
  units.forEach(({ word }, index) => {
    if (!FAMILY.has(word)) return;
    const near = units.slice(index + 1, index + 4).map((unit) => unit.word);
    const history =
      word === "familyhistory" ||
      units[index]?.key === "familyhistory" ||
      word === "family history";
    const states =
      FAMILY_VERBS.has(near[0] ?? "") && !near.slice(0, 3).some((next) => REPORTING.has(next));
    if (history || states)
      fill(scope, index, endOfClause(units, index + 1, AFTER_FAMILY), "family");
  });
}

function markSupposed(units: readonly Unit[], scope: Scope[]): void {
  units.forEach(({ word }, index) => {
    if (!SUPPOSING.has(word)) return;
    const wide = word === "if" || word === "unless" || word === "should";
    const end = endOfClause(units, index + 1, TURNS);
    fill(scope, index, wide ? end : Math.min(end, index + 5), "supposed");
  });
}

function markPast(units: readonly Unit[], scope: Scope[]): void {
  units.forEach(({ word, key }, index) => {
    if (!PAST.has(word)) return;
    const unitOfTime = units[index - 1]?.key;
    const years = unitOfTime === "year" || key === "previously" || word === "previously";
    if (!years) return;
    for (
      let back = index;
      back >= 0 && units[back]?.kind !== "stop" && units[back]?.kind !== "comma";
      back -= 1
    ) {
      if (scope[back] === "present") scope[back] = "past";
    }
  });
}

/** For each unit, in what way it is said. `taken` are units that belong to a phrase with a negative word of its own. */
export function scopes(units: readonly Unit[], taken: ReadonlySet<number>): Scope[] {
  const scope: Scope[] = units.map(() => "present");
  markPast(units, scope);
  markSupposed(units, scope);
  markDenials(units, scope, taken);
  markFamily(units, scope);
  return scope;
}
