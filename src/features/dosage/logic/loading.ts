import type { Exact } from "#/kernel/exact.ts";
import { amountFor, capped, tightest } from "./amount.ts";
import { type GivenRule, listOf } from "./course.ts";
import { type Amount, rangeText } from "./measure.ts";
import { type Product, readDose } from "./notation.ts";
import type { LoadingDose } from "./record.ts";
import type { Question } from "./patient.ts";
import type { Wishes } from "./preparation-choice.ts";
import { measureOut } from "./rounding.ts";

export type Loaded =
  | { text: string; amount: string; high: Amount; lines: readonly string[] }
  | { missing: readonly string[] }
  | undefined;

/** The dose that comes before the rule's own, with its own cap. */
export function loadingDose(
  rule: GivenRule,
  load: LoadingDose | undefined,
  question: Question,
  products: readonly Product[],
  wishes: Wishes,
  perDay: Exact,
): Loaded {
  if (load === undefined) return undefined;
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
