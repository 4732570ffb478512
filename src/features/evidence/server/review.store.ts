import {
  count,
  countDistinct,
  desc,
  eq,
  inArray,
  isNotNull,
  like,
  type SQL,
  sql,
} from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { labels } from "#/features/drugs/server/label.table.ts";
import type { Database } from "#/platform/database/database.ts";
import { REVIEW_JUDGEMENTS, REVIEW_SEVERITIES } from "../reviews.contract.ts";
import { labelChanges, labelChecks } from "./review.table.ts";

export type ChangeRow = typeof labelChanges.$inferSelect;

/** The newest kept version of a label. */
export type NewestLabel = {
  readonly setId: string;
  readonly version: number;
  readonly effectiveOn: string | null;
  /** Changes with its text and with the reader that read it. */
  readonly reading: string;
  readonly importedAt: Date;
};

export type ReviewStore = ReturnType<typeof createReviewStore>;

/** Contradicted before not found; a boxed warning, a contraindication and a dose before the rest. */
const WORST_FIRST = [
  placeIn(REVIEW_JUDGEMENTS, labelChanges.judgement),
  placeIn(REVIEW_SEVERITIES, labelChanges.severity),
  labelChanges.statement,
];

function placeIn(order: readonly string[], column: AnyPgColumn): SQL {
  const words = order.map((word) => sql`${word}::text`);
  return sql`array_position(ARRAY[${sql.join(words, sql`, `)}], ${column})`;
}

export function createReviewStore(database: Database) {
  return {
    /** Of these labels, those that are kept. */
    async newest(setIds: readonly string[]): Promise<NewestLabel[]> {
      if (setIds.length === 0) return [];
      const rows = await database
        .selectDistinctOn([labels.setId], {
          setId: labels.setId,
          version: labels.version,
          effectiveOn: labels.effectiveOn,
          reading: sql<string>`${labels.contentHash} || ' ' || ${labels.reader}`,
          importedAt: labels.importedAt,
        })
        .from(labels)
        .where(inArray(labels.setId, [...setIds]))
        .orderBy(labels.setId, desc(labels.version));
      return rows;
    },

    /** What each label was last held against, by its set id. */
    async checks() {
      const rows = await database.select().from(labelChecks);
      return new Map(rows.map((row) => [row.setId, row]));
    },

    /** Writes what a label says of its statements instead of what an earlier version of it said. */
    async replace(check: Check, changes: readonly ChangeRow[]): Promise<void> {
      await database.transaction(async (tx) => {
        await tx.delete(labelChanges).where(eq(labelChanges.setId, check.setId));
        for (const change of changes) {
          await tx
            .insert(labelChanges)
            .values(change)
            .onConflictDoUpdate({ target: labelChanges.statement, set: change });
        }
        await keep(tx, { ...check, problem: null });
      });
    },

    /** A label that cannot be judged takes no note away. */
    problem: (check: Check, problem: string) => keep(database, { ...check, problem }),

    /** Forgets labels that are no longer cited, or whose cited version is the newest again. */
    async forget(setIds: readonly string[]): Promise<void> {
      if (setIds.length === 0) return;
      await database.transaction(async (tx) => {
        await tx.delete(labelChanges).where(inArray(labelChanges.setId, [...setIds]));
        await tx.delete(labelChecks).where(inArray(labelChecks.setId, [...setIds]));
      });
    },

    /** Worst first. @param about as the contract has it; all where it is left out. */
    async list(about?: string): Promise<ChangeRow[]> {
      return database
        .select()
        .from(labelChanges)
        .where(about === undefined ? undefined : saidIn(about))
        .orderBy(...WORST_FIRST);
    },

    async counts(): Promise<{ statements: number; labels: number; problems: number }> {
      const [changed] = await database
        .select({ statements: count(), labels: countDistinct(labelChanges.setId) })
        .from(labelChanges);
      const [checked] = await database
        .select({ problems: count(labelChecks.problem) })
        .from(labelChecks);
      return { statements: 0, labels: 0, problems: 0, ...changed, ...checked };
    },

    /** Labels that could not be judged, with the reason. */
    problems: () => database.select().from(labelChecks).where(isNotNull(labelChecks.problem)),
  };
}

type Check = Pick<typeof labelChecks.$inferSelect, "setId" | "version" | "fingerprint">;

async function keep(
  database: Pick<Database, "insert">,
  check: Check & { readonly problem: string | null },
): Promise<void> {
  const set = { ...check, checkedAt: sql`now()` };
  await database
    .insert(labelChecks)
    .values(set)
    .onConflictDoUpdate({ target: labelChecks.setId, set });
}

const saidIn = (about: string) =>
  about.startsWith("ingredients/")
    ? eq(labelChanges.file, about)
    : like(labelChanges.record, `${about}/%`);
