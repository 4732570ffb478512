import type { Exact } from "#/kernel/exact.ts";
import { amountFor, capped, tightest } from "./amount.ts";
import type { GivenRule } from "./course.ts";
import { listOf } from "../record/list-of.ts";
import { type Amount, isOver, rangeText } from "../record/measure.ts";
import { type Product, readDose } from "../record/notation.ts";
import type { LoadingDose } from "../record/record.ts";
import type { Question } from "../patient/patient.ts";
import type { Wishes } from "../choosing/preparation-choice.ts";
import { measureOut } from "./rounding.ts";

export type Loaded =
  | { text: string; amount: string; high: Amount; lines: readonly string[] }
  | { missing: readonly string[] };

/** One dose that comes before the rule's own, with its own cap. */
function oneDose(
  rule: GivenRule,
  load: LoadingDose,
  question: Question,
  products: readonly Product[],
  wishes: Wishes,
  perDay: Exact,
): Loaded {
  const worked = amountFor(load.dose, perDay, question, rule.by);
  if ("missing" in worked) return worked;
  const cap = tightest(listOf(load.cap), question, rule.by);
  const { range, line } = capped(worked.range, cap?.amount, "cap");
  const out = measureOut(range, products, {
    ...wishes,
    byWeight: readDose(load.dose).per !== undefined,
  });
  const pieces = out.pieces === undefined ? "" : ` (${out.pieces})`;
  const amount = rangeText(out.low, out.high);
  const text = `${amount}${pieces} ${load.when ?? "once as a loading dose"}`;
  const lines = [...worked.lines, ...(line === undefined ? [] : [line]), ...out.lines].map(
    (each) => `First dose: ${each}`,
  );
  return { text, amount, high: out.high, lines };
}

/** What comes before the rule's own dose, in its order, and the largest of it; undefined where nothing does. */
export function loadingDose(
  rule: GivenRule,
  loads: readonly LoadingDose[],
  question: Question,
  products: readonly Product[],
  wishes: Wishes,
  perDay: Exact,
): Loaded | undefined {
  return loads
    .map((load) => oneDose(rule, load, question, products, wishes, perDay))
    .reduce<Loaded | undefined>((before, next) => {
      if (before === undefined || "missing" in before) return before ?? next;
      if ("missing" in next) return next;
      const largest = isOver(next.high, before.high) ? next : before;
      const text = `${before.text}, ${next.text}`;
      return { ...largest, text, lines: [...before.lines, ...next.lines] };
    }, undefined);
}
