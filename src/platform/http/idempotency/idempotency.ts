import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "#/kernel/failure.ts";
import type { Queries } from "#/platform/database/database.ts";
import { createSealer, type Sealer } from "#/platform/secrets/sealer.ts";
import type { Caller } from "../caller.ts";

/** What became of the first request under a key. */
export type Claim =
  | { readonly state: "ours" }
  | { readonly state: "running" }
  | { readonly state: "answered"; readonly fingerprint: string; readonly answer: string };

/** Keeps the first answer to each idempotency key. Claims are atomic: of two equal requests one gets "ours". */
export type FirstAnswers = {
  claim(key: string, fingerprint: string): Promise<Claim>;
  keep(key: string, answer: string): Promise<void>;
  release(key: string): Promise<void>;
  /**
   * Does the work and keeps its answer in one transaction: both are there afterwards, or neither, also where the process
   * is killed. Whoever comes meanwhile with the same key waits. @returns the first answer where there is one.
   */
  atOnce(
    key: string,
    fingerprint: string,
    work: (transaction: Queries) => Promise<string>,
  ): Promise<Claim>;
  /** Removes what no repeat will ask for any more. */
  forgetOld(): Promise<void>;
};

type Attempt = {
  readonly key: string;
  readonly route: string;
  readonly caller: Caller;
  readonly input: unknown;
  /** Whether the work is done in the transaction that keeps its answer. */
  readonly atOnce: boolean;
};

/** @param transaction where the work is done at once. */
type Work = (transaction?: Queries) => Promise<string>;

const WAITS_MS = [50, 100, 200, 400, 800, 1600];

/**
 * Does the work once however often it is asked for under the same key, and answers every repeat alike. A failed attempt is
 * forgotten, so that its repeat tries again. What is kept opens under the client's key alone, which is kept nowhere: an
 * answer may hold a token, and its input a password. Work that is not done at once is done again where the process was
 * killed before its answer was kept, a minute later.
 * @throws Failure idempotency-mismatch when the key was used for a different request.
 */
export async function answerOnce(
  answers: FirstAnswers,
  attempt: Attempt,
  work: Work,
): Promise<string> {
  const key = digest(["sealed", attempt.key, attempt.route, ownerOf(attempt)]);
  const fingerprint = digest([attempt.key, attempt.input]);
  const sealer = createSealer(() => attempt.key);
  for (const pause of WAITS_MS) {
    let made: string | undefined;
    const make: Work = async (transaction) => sealed((made = await work(transaction)), key, sealer);
    const claim = attempt.atOnce
      ? await answers.atOnce(key, fingerprint, make)
      : await answers.claim(key, fingerprint);
    if (claim.state === "ours") return made ?? doAndKeep(answers, key, sealer, work);
    if (claim.state === "answered") {
      if (claim.fingerprint === fingerprint) return opened(claim.answer, key, sealer);
      const message = "This Idempotency-Key was already used for a different request.";
      throw new Failure("idempotency-mismatch", message);
    }
    await wait(pause);
  }
  throw new Failure("conflict", "The same request is still being worked on.", { retryAfter: 2 });
}

/** Whose key it is. Visitors are told apart by what they ask: two who came upon the same key are no repeat of each other. */
function ownerOf({ caller, input }: Attempt): unknown {
  return caller.person?.id ?? { input };
}

async function doAndKeep(
  answers: FirstAnswers,
  key: string,
  sealer: Sealer,
  work: Work,
): Promise<string> {
  try {
    const answer = await work();
    await answers.keep(key, sealed(answer, key, sealer));
    return answer;
  } catch (error) {
    await answers.release(key);
    throw error;
  }
}

function sealed(answer: string, key: string, sealer: Sealer): string {
  return sealer.seal(Buffer.from(answer), key).toString("base64url");
}

function opened(answer: string, key: string, sealer: Sealer): string {
  return sealer.open(Buffer.from(answer, "base64url"), key).toString();
}

function digest(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url");
}
