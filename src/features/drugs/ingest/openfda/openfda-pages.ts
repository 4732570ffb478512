import { appendFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { Failure } from "#/kernel/failure.ts";
import type { Fetch } from "#/platform/outgoing/polite-fetch.ts";
import { retryAfterMs } from "#/platform/outgoing/retry-after.ts";
import { isObject } from "../fields.ts";
import type { OpenFdaBudget } from "./openfda-budget.ts";

/** Where openFDA answers. */
export const OPENFDA = "https://api.fda.gov";

const TIMEOUT_MS = 60_000;
const ASKS_TO_WAIT = new Set([429, 503]);
const USUAL_WAIT_MS = 60_000;
/** Who asks for more is asked again when it is next due. */
const LONGEST_WAIT_S = 120;
const MOST_TRIES = 3;
/** Beyond it openFDA asks to narrow the search. */
const MOST_SKIPPED = 25_000;

export type Ask = {
  readonly fetch: Fetch;
  readonly budget: OpenFdaBudget;
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
  while (found < MOST_SKIPPED && (await ask.budget.take(ask.signal))) {
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
  ask: Ask,
): Promise<unknown[]> {
  const answer = await answerOf(`${path}?search=${search}&limit=${limit}&skip=${skip}`, ask);
  // openFDA's word for "none found".
  if (answer === undefined) return [];
  if (!isObject(answer) || !Array.isArray(answer["results"])) throw somethingElse(path, ask);
  return answer["results"];
}

/** What openFDA answers in JSON; nothing where it has none such (404). Asks again where it asks to wait a little. */
export async function answerOf(path: string, ask: Omit<Ask, "budget">): Promise<unknown> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await answerNow(path, ask);
    } catch (error) {
      const wait = error instanceof Failure ? error.retryAfter : undefined;
      if (wait === undefined || wait > LONGEST_WAIT_S || tries === MOST_TRIES) throw error;
      await sleep(wait * 1000, undefined, ask.signal ? { signal: ask.signal } : {});
    }
  }
}

async function answerNow(
  path: string,
  { fetch, origin = OPENFDA, signal }: Omit<Ask, "budget">,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`${origin}${path}`, {
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  if (response.ok) {
    return response.json().catch(() => {
      throw somethingElse(path, { origin });
    });
  }
  await response.body?.cancel();
  if (response.status === 404) return undefined;
  const said = `${origin}${pathOf(path)} answered ${response.status}.`;
  if (!ASKS_TO_WAIT.has(response.status)) throw new Failure("upstream-failed", said);
  const asked = retryAfterMs(response.headers.get("retry-after"), Date.now()) ?? USUAL_WAIT_MS;
  throw new Failure("unavailable", said, { retryAfter: Math.ceil(asked / 1000) });
}

export function somethingElse(path: string, { origin = OPENFDA }: Pick<Ask, "origin">): Failure {
  return new Failure(
    "upstream-failed",
    `${origin}${pathOf(path)} answered something else than records.`,
  );
}

/** Without the question. */
function pathOf(path: string): string {
  return path.replace(/\?.*/s, "");
}
