/** A statement in words, taken apart: "Strong CYP3A4 inhibitors: at most 4 mg; avoid grapefruit". */
import { type Amount, amountsIn } from "./amounts.ts";
import { type Frequency, frequenciesIn } from "./frequencies.ts";
import { numbersIn } from "./numbers.ts";
import { type Stance, stanceOf } from "./stance.ts";
import { type Threshold, thresholdsIn } from "./thresholds.ts";
import { stemsIn } from "./words.ts";

export type Clause = {
  readonly text: string;
  readonly stems: readonly string[];
  readonly amounts: readonly Amount[];
  readonly frequencies: readonly Frequency[];
  readonly thresholds: readonly Threshold[];
  /** Other figures: "after 2 negative tests". */
  readonly numbers: readonly number[];
  readonly stance: Stance;
};

const ITEM_END = /;\s+|(?<!\b(?:St|vs|approx|e\.g|i\.e|C|S|E))\.\s+(?=[A-Z])/;
const CLAUSE_END = /,\s+(?!\d{3})/;
const UNIT_WORDS =
  /\b(?:mL\/min|mg|mcg|kg|m2|units|mEq|hours?|days?|weeks?|months?|eGFR|CrCl|years?)\b/g;

/**
 * What has to stand there, clause by clause. What is said before a colon goes with each figure behind it: "moderate: 16 mg,
 * then 8 mg" is "moderate 16 mg" and "moderate 8 mg".
 */
export function clausesOf(says: string): Clause[] {
  let last: Clause[] = [];
  return says
    .split(ITEM_END)
    .flatMap((item) => {
      const [head = "", ...rest] = item.split(/:\s+/);
      const heads = head.split(CLAUSE_END).map(clauseOf);
      const bodies = rest.flatMap((part) => part.split(CLAUSE_END)).map(clauseOf);
      const all = withStance([...heads, ...bodies]);
      // "ACE inhibitors: hyperkalemia; avoid": a word of stance alone is of what went before.
      if (all.length === 0) {
        const [only] = [...heads, ...bodies];
        if (only !== undefined && last.length === 0) return [[only]];
        if (only !== undefined)
          last.splice(
            0,
            last.length,
            ...last.map((clause) => ({ ...clause, stance: only.stance })),
          );
        return [];
      }
      const isOne = bodies.some((body) => hasFigures(body) || body.stance === "denies");
      last = isOne && heads.length === 1 ? joined(all) : all;
      return [last];
    })
    .flat();
}

function clauseOf(part: string): Clause {
  const text = part
    .replaceAll(/[()]/g, " ")
    .replace(/\bno (?:human |available )?data\b/i, "nodata")
    .trim();
  const stance = stanceOf(text);
  return {
    text,
    stems: [...new Set(stemsIn(text.replaceAll(UNIT_WORDS, " ")))].filter(
      (stem) => !STANCES.has(stem),
    ),
    amounts: amountsIn(text),
    frequencies: frequenciesIn(text),
    thresholds: thresholdsIn(text),
    numbers: numbersIn(text),
    stance,
  };
}

/** Words that say how, and not what. */
const STANCES = new Set(
  stemsIn(
    "contraindicated avoid stop discontinue combine combined recommended permitted use safe start",
  ),
);

const hasFigures = ({ amounts, thresholds, numbers }: Clause): boolean =>
  amounts.length + thresholds.length + numbers.length > 0;

const isBare = (clause: Clause): boolean => clause.stems.length === 0 && !hasFigures(clause);

/** Without clauses that only say how: "avoid" is said of the others. */
function withStance(clauses: readonly Clause[]): Clause[] {
  const told = clauses.find((clause) => isBare(clause) && clause.stance !== "states");
  return clauses
    .filter((clause) => !isBare(clause))
    .map((clause) =>
      told !== undefined && clause.stance === "states"
        ? { ...clause, stance: told.stance }
        : clause,
    );
}

/** The first clause with each of the others. */
function joined([head, ...bodies]: readonly Clause[]): Clause[] {
  if (head === undefined || bodies.length === 0) return head === undefined ? [] : [head];
  return bodies.map((body) => ({
    text: `${head.text}: ${body.text}`,
    stems: [...new Set([...head.stems, ...body.stems])],
    amounts: [...head.amounts, ...body.amounts],
    frequencies: [...head.frequencies, ...body.frequencies],
    thresholds: [...head.thresholds, ...body.thresholds],
    numbers: [...head.numbers, ...body.numbers],
    stance: body.stance === "states" || head.stance === "denies" ? head.stance : body.stance,
  }));
}
