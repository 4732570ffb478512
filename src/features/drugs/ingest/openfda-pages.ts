import { appendFile } from "node:fs/promises";
import { Failure } from "#/kernel/failure.ts";
import type { Fetch } from "#/platform/outgoing/polite-fetch.ts";
import { isObject } from "./fields.ts";
import type { OpenFdaBudget } from "./openfda-budget.ts";

/** Where openFDA answers. */
export const OPENFDA = "https://api.fda.gov";

const TIMEOUT_MS = 60_000;
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

/** What openFDA answers in JSON; nothing where it has none such (404). */
export async function answerOf(
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
  throw new Failure("upstream-failed", `${origin}${pathOf(path)} answered ${response.status}.`);
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
