import { randomBytes } from "node:crypto";
import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import type { Database, Queries } from "#/platform/database/database.ts";
import type { Sealer } from "#/platform/secrets/sealer.ts";
import { auditEvents, auditHeads } from "./audit.table.ts";
import { hashOf, NO_HASH, type AuditRow } from "./chain.ts";

export type AuditEvent = {
  readonly action: string;
  readonly outcome: string;
  readonly actor?: string | null | undefined;
  readonly object?: string | null | undefined;
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
  readonly network?: string;
  readonly requestId?: string;
};

export type Recorded = { readonly seq: number; readonly hash: string };

/** Where the chain first does not hold, and how; null where it holds to its end. */
export type Verdict = {
  readonly events: number;
  readonly fault: { readonly seq: number; readonly what: string } | null;
};

export type AuditLog = ReturnType<typeof createAuditLog>;

const CHAIN = "events";
const OWNER = "the audit log";
const KEY_BYTES = 32;
const BATCH = 1000;

export function createAuditLog(database: Database, sealer: Sealer) {
  return {
    /** Adds an event at the end of the chain: one at a time, whichever server comes. */
    async record(event: AuditEvent): Promise<Recorded> {
      return database.transaction(async (tx) => {
        const head = (await lockHead(tx)) ?? (await beginChain(tx, sealer));
        const row = {
          seq: head.seq + 1,
          at: new Date(),
          action: event.action,
          outcome: event.outcome,
          actor: event.actor ?? null,
          object: event.object ?? null,
          detail: JSON.stringify(event.detail ?? {}),
          network: event.network ?? "",
          requestId: event.requestId ?? "",
        };
        const hash = hashOf(sealer.open(head.sealedKey, OWNER), row, head.hash);
        await tx.insert(auditEvents).values({ ...row, hash });
        await tx.update(auditHeads).set({ seq: row.seq, hash }).where(eq(auditHeads.name, CHAIN));
        return { seq: row.seq, hash: hash.toString("hex") };
      });
    },

    /** The newest first. @param before the place in the chain that a page begins before. */
    async list(wanted: {
      readonly before?: number | undefined;
      readonly about?: string | undefined;
      readonly limit: number;
    }): Promise<AuditRow[]> {
      const { before, about, limit } = wanted;
      return database
        .select()
        .from(auditEvents)
        .where(
          and(
            before === undefined ? undefined : lt(auditEvents.seq, before),
            about === undefined ? undefined : eq(auditEvents.object, about),
          ),
        )
        .orderBy(desc(auditEvents.seq))
        .limit(limit);
    },

    /** Every event in order, in batches. */
    async *all(after = 0): AsyncGenerator<AuditRow> {
      for (let from = after; ;) {
        const rows = await database
          .select()
          .from(auditEvents)
          .where(gt(auditEvents.seq, from))
          .orderBy(asc(auditEvents.seq))
          .limit(BATCH);
        yield* rows;
        const last = rows.at(-1);
        if (!last) return;
        from = last.seq;
      }
    },

    /** Reckons the whole chain again. */
    async verify(): Promise<Verdict> {
      const [head] = await database.select().from(auditHeads).where(eq(auditHeads.name, CHAIN));
      const key = head && sealer.open(head.sealedKey, OWNER);
      let events = 0;
      let previous = NO_HASH;
      const found = (what: string) => ({ events, fault: { seq: events + 1, what } });
      for await (const row of this.all()) {
        if (!key) return found("there are events, but the end of the chain is gone");
        if (events >= head.seq) break;
        if (row.seq !== events + 1) return found("this event is missing");
        const { hash, ...event } = row;
        if (!hashOf(key, event, previous).equals(hash)) return found("this event was altered");
        previous = hash;
        events += 1;
      }
      if (!head) return { events, fault: null };
      if (events < head.seq) return found("events from here to the end are missing");
      if (!previous.equals(head.hash)) return found("the end of the chain was altered");
      return { events, fault: null };
    },

    /** Seals the key of the chain with the key of today. */
    async sealOld(): Promise<void> {
      const [head] = await database.select().from(auditHeads).where(eq(auditHeads.name, CHAIN));
      const anew = head && sealer.renewed(head.sealedKey, OWNER);
      if (!anew) return;
      await database.update(auditHeads).set({ sealedKey: anew }).where(eq(auditHeads.name, CHAIN));
    },
  };
}

async function lockHead(tx: Queries) {
  const [head] = await tx.select().from(auditHeads).where(eq(auditHeads.name, CHAIN)).for("update");
  return head;
}

/** Of two servers that begin it at once, one waits and finds what the other left. */
async function beginChain(tx: Queries, sealer: Sealer) {
  const sealedKey = sealer.seal(randomBytes(KEY_BYTES), OWNER);
  const first = { name: CHAIN, seq: 0, hash: NO_HASH, sealedKey };
  await tx.insert(auditHeads).values(first).onConflictDoNothing();
  const head = await lockHead(tx);
  if (!head) throw new Error("the end of the audit log was not kept");
  return head;
}
