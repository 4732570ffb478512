/** A statement's fields as what has to stand together in a label. */
import { type Amount, amountsIn } from "./amounts.ts";
import { type Frequency, frequenciesIn } from "./frequencies.ts";
import type { Fields } from "../statement.ts";
import { type Threshold, thresholdsIn } from "./thresholds.ts";
import { denies, forbids, permits, stemsIn } from "./words.ts";

export type Role = "dose" | "most";
export type Figures = {
  readonly amount: Amount | undefined;
  /** Further amounts of the same line: "2 inhalations of 100 mcg". */
  readonly others: readonly Amount[];
  readonly raised: boolean;
  readonly child: boolean | undefined;
  readonly role: Role;
  readonly frequency: Frequency | undefined;
  readonly threshold: Threshold | undefined;
  readonly hepatic: Fields["hepatic"];
  readonly never: Fields["never"];
};

/** A statement in words, clause by clause. */
export type Clause = {
  readonly text: string;
  readonly stems: readonly string[];
  readonly amounts: readonly Amount[];
  readonly thresholds: readonly Threshold[];
  readonly frequencies: readonly Frequency[];
  readonly denies: boolean;
  readonly forbids: boolean;
  /** Says outright that it may be done. */
  readonly permits: boolean;
};

export function figuresOf(fields: Fields): Figures {
  const { dose, every, dayMax, cap, at, hepatic, never, schedule } = fields;
  const figure = dose ?? dayMax ?? cap;
  const amounts = figure === undefined ? [] : amountsIn(figure);
  const often =
    every === undefined
      ? (schedule ?? "")
      : /^\d[\d.-]* (?:min|h|d|wk|mo)$/.test(every)
        ? `every ${every}`
        : every;
  return {
    amount: amounts[0],
    others: amounts.slice(1),
    raised: fields.raised === "yes",
    child: fields.age === undefined ? undefined : isChild(fields.age),
    role: dose === undefined ? "most" : "dose",
    frequency: frequenciesIn(often).at(0),
    threshold: at === undefined ? undefined : bandOf(at, fields.measure ?? "renal"),
    hepatic,
    never,
  };
}

/** Only children, only adults, or both. */
function isChild(age: string): boolean | undefined {
  const [low = "", high] = age.match(/\d+(?:\.\d+)? (?:d|wk|mo|y)/g) ?? [];
  if (/^(?:under|through)/.test(age)) return true;
  if (high !== undefined && !(high.endsWith("y") && Number.parseFloat(high) > 18)) return true;
  return low.endsWith("y") && Number.parseFloat(low) >= 18 ? false : undefined;
}

/** "under 30", "30 to 45", "over 50", "60 up". */
function bandOf(band: string, measure: Threshold["measure"]): Threshold | undefined {
  const [low, high] = (band.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  if (low === undefined) return undefined;
  if (high !== undefined) return { measure, low, high, at: 0 };
  return /^(?:under|through)/.test(band)
    ? { measure, low: -Infinity, high: low, at: 0 }
    : { measure, low, high: Infinity, at: 0 };
}

const CLAUSE_END = /,\s+(?!\d{3})|\s+\((?=[a-z])|:\s+/i;

export function clausesOf(says: string): Clause[] {
  const items = says.split(/;\s+|\.\s+/).map((item) => ({
    item,
    permits: permits(item),
    forbids: forbids(item) && !permits(item),
  }));
  return items
    .flatMap(({ item, ...stance }) =>
      item
        .split(CLAUSE_END)
        .map((part) => ({ text: part.replaceAll(/[()]/g, " ").trim(), ...stance })),
    )
    .map(({ text, ...stance }) => ({
      text,
      ...stance,
      stems: [
        ...new Set(
          stemsIn(
            text.replaceAll(
              /\b(?:mL\/min|mg|mcg|kg|m2|units|mEq|hours?|days?|weeks?|eGFR|CrCl|years?)\b/g,
              " ",
            ),
          ),
        ),
      ],
      amounts: amountsIn(text),
      thresholds: thresholdsIn(text),
      frequencies: frequenciesIn(text),
      denies: denies(text) && !forbids(text),
    }))
    .filter(
      ({ stems, amounts, thresholds }) => stems.length + amounts.length + thresholds.length > 0,
    );
}
