import { eq, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import type { FirstAnswers } from "./idempotency.ts";
import { idempotencyAnswers as answers } from "./idempotency.table.ts";

/** A claim without an answer for this long belongs to a process that died. */
const ABANDONED = sql`interval '1 minute'`;
/** For so long a repeat gets the first answer. */
const KEPT = sql`interval '1 day'`;

export function createFirstAnswers(database: Queries): FirstAnswers {
  return {
    async claim(key, fingerprint) {
      const abandoned = sql`${answers.answeredAt} IS NULL AND ${answers.claimedAt} < now() - ${ABANDONED}`;
      const [claimed] = await database
        .insert(answers)
        .values({ key, fingerprint })
        .onConflictDoUpdate({
          target: answers.key,
          set: { fingerprint, claimedAt: sql`now()`, answeredAt: null, answer: null },
          setWhere: sql`(${abandoned}) OR ${answers.claimedAt} < now() - ${KEPT}`,
        })
        .returning({ key: answers.key });
      if (claimed) return { state: "ours" };
      const [first] = await database.select().from(answers).where(eq(answers.key, key));
      if (!first?.answeredAt || first.answer === null) return { state: "running" };
      return { state: "answered", fingerprint: first.fingerprint, answer: first.answer };
    },

    async keep(key, answer) {
      await database
        .update(answers)
        .set({ answer, answeredAt: sql`now()` })
        .where(eq(answers.key, key));
    },

    async release(key) {
      await database.delete(answers).where(eq(answers.key, key));
    },

    async forgetOld() {
      await database.delete(answers).where(sql`${answers.claimedAt} < now() - ${KEPT}`);
    },
  };
}
