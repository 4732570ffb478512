import { appendFile } from "node:fs/promises";
import { Failure } from "#/kernel/failure.ts";
import type { Fetch } from "#/platform/outgoing/polite-fetch.ts";
import { isObject } from "./fields.ts";

/** Where openFDA answers. */
export const OPENFDA = "https://api.fda.gov";

const DAY = 86_400_000;
const TIMEOUT_MS = 60_000;
/** Beyond it openFDA asks to narrow the search. */
const MOST_SKIPPED = 25_000;

/**
 * Counts questions of the last day. `take` says whether one more may be asked: without a key openFDA answers 1,000 a
 * day to one address.
 */
export function createDailyBudget(most: number, now: () => number = Date.now) {
  let asked: number[] = [];
  return {
    take(): boolean {
      asked = asked.filter((at) => now() - at < DAY);
      if (asked.length >= most) return false;
      asked.push(now());
      return true;
    },
  };
}

export type DailyBudget = ReturnType<typeof createDailyBudget>;

export type Ask = {
  readonly fetch: Fetch;
  readonly budget: DailyBudget;
  readonly origin?: string;
  readonly signal?: AbortSignal | undefined;
};

type Question = {
  /** "/drug/label.json" */
  readonly path: string;
  /** In openFDA's search syntax, percent-encoded already. */
  readonly search: string;
  readonly limit: number;
};

/**
 * Appends what openFDA finds to a file, a record a line, page by page.
 * @returns how many records came; they may be fewer than there are, where the day's questions are used up.
 */
export async function appendFound(path: string, question: Question, ask: Ask): Promise<number> {
  let found = 0;
  while (found < MOST_SKIPPED && ask.budget.take()) {
    const records = await pageOf(question, found, ask);
    if (records.length > 0) {
      await appendFile(path, records.map((record) => `${JSON.stringify(record)}\n`).join(""));
    }
    found += records.length;
    if (records.length < question.limit) break;
  }
  return found;
}

async function pageOf(
  { path, search, limit }: Question,
  skip: number,
  { fetch, origin = OPENFDA, signal }: Ask,
): Promise<unknown[]> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const url = `${origin}${path}?search=${search}&limit=${limit}&skip=${skip}`;
  const response = await fetch(url, {
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  // openFDA's word for "none found".
  if (response.status === 404) {
    await response.body?.cancel();
    return [];
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Failure("upstream-failed", `${origin}${path} answered ${response.status}.`);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (!isObject(answer) || !Array.isArray(answer["results"])) {
    throw new Failure("upstream-failed", `${origin}${path} answered something else than records.`);
  }
  return answer["results"];
}
