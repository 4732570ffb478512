import { eq, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import type { Claim, FirstAnswers } from "./idempotency.ts";
import { idempotencyAnswers as answers } from "./idempotency.table.ts";

/** A claim without an answer for this long belongs to a process that died. */
const ABANDONED = sql`interval '1 minute'`;
/** For so long a repeat gets the first answer. */
const KEPT = sql`interval '1 day'`;

export function createFirstAnswers(database: Queries): FirstAnswers {
  return {
    claim: (key, fingerprint) => claimIn(database, key, fingerprint),
    keep: (key, answer) => keepIn(database, key, answer),
    atOnce: (key, fingerprint, work) =>
      database.transaction(async (transaction) => {
        const claim = await claimIn(transaction, key, fingerprint);
        if (claim.state === "ours") await keepIn(transaction, key, await work(transaction));
        return claim;
      }),

    async release(key) {
      await database.delete(answers).where(eq(answers.key, key));
    },

    async forgetOld() {
      await database.delete(answers).where(sql`${answers.claimedAt} < now() - ${KEPT}`);
    },
  };
}

/** The key for whoever has it first; one that is being put in by another transaction is waited for. */
async function claimIn(queries: Queries, key: string, fingerprint: string): Promise<Claim> {
  const abandoned = sql`${answers.answeredAt} IS NULL AND ${answers.claimedAt} < now() - ${ABANDONED}`;
  const [claimed] = await queries
    .insert(answers)
    .values({ key, fingerprint })
    .onConflictDoUpdate({
      target: answers.key,
      set: { fingerprint, claimedAt: sql`now()`, answeredAt: null, answer: null },
      setWhere: sql`(${abandoned}) OR ${answers.claimedAt} < now() - ${KEPT}`,
    })
    .returning({ key: answers.key });
  if (claimed) return { state: "ours" };
  const [first] = await queries.select().from(answers).where(eq(answers.key, key));
  if (!first?.answeredAt || first.answer === null) return { state: "running" };
  return { state: "answered", fingerprint: first.fingerprint, answer: first.answer };
}

async function keepIn(queries: Queries, key: string, answer: string): Promise<void> {
  await queries
    .update(answers)
    .set({ answer, answeredAt: sql`now()` })
    .where(eq(answers.key, key));
}
