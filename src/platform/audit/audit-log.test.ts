import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "#/platform/database/database.ts";
import { createSealer } from "#/platform/secrets/sealer.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { createAuditLog, type AuditLog } from "./audit-log.store.ts";
import { auditEvents, auditHeads } from "./audit.table.ts";

describeEachDatabase("the audit log", (database) => {
  let log: AuditLog;
  beforeEach(() => {
    log = createAuditLog(
      database(),
      createSealer(() => "a key"),
    );
  });
  const add = (action: string) => log.record({ action, outcome: "done" });

  test("holds from its first event to its last, of many writers at once", async () => {
    expect(await log.verify()).toEqual({ events: 0, fault: null });
    const recorded = await Promise.all(Array.from({ length: 20 }, (_, turn) => add(`${turn}`)));
    const order = recorded.map(({ seq }) => seq).toSorted((a, b) => a - b);
    expect(order).toEqual(Array.from({ length: 20 }, (_, turn) => turn + 1));
    expect(await log.verify()).toEqual({ events: 20, fault: null });
    const [newest] = await log.list({ limit: 1 });
    expect(newest?.seq).toBe(20);
  });

  test("takes additions only", async () => {
    await add("one");
    const changes = [
      database().update(auditEvents).set({ action: "another" }),
      database().delete(auditEvents),
      database().execute(sql`TRUNCATE audit_events`),
    ];
    for (const change of changes) await expect(change).rejects.toThrow(/Failed query/);
    expect(await log.verify()).toEqual({ events: 1, fault: null });
  });

  test.each([
    [
      "altered",
      2,
      (tx: Queries) =>
        tx.update(auditEvents).set({ actor: null, outcome: "x" }).where(eq(auditEvents.seq, 2)),
    ],
    [
      "taken from the middle",
      2,
      (tx: Queries) => tx.delete(auditEvents).where(eq(auditEvents.seq, 2)),
    ],
    [
      "taken from the end",
      3,
      (tx: Queries) => tx.delete(auditEvents).where(eq(auditEvents.seq, 3)),
    ],
    [
      "taken from the end with its trace",
      3,
      async (tx: Queries) => {
        await tx.delete(auditEvents).where(eq(auditEvents.seq, 3));
        await tx.update(auditHeads).set({ seq: 2 });
      },
    ],
    [
      "all taken with the end of the chain",
      1,
      async (tx: Queries) => {
        await tx.delete(auditHeads);
      },
    ],
  ] as const)(
    "shows what was %s by whoever may do anything in the database",
    async (_, seq, tamper) => {
      for (const action of ["one", "two", "three"]) await add(action);
      await database().transaction(async (tx) => {
        await tx.execute(sql`SET LOCAL session_replication_role = replica`);
        await tamper(tx);
      });
      expect((await log.verify()).fault?.seq).toBe(seq);
    },
  );

  test("is added to and holds after the key was changed", async () => {
    await add("one");
    const changed = createAuditLog(
      database(),
      createSealer(
        () => "another",
        () => "a key",
      ),
    );
    await changed.sealOld();
    const later = createAuditLog(
      database(),
      createSealer(() => "another"),
    );
    await later.record({ action: "two", outcome: "done" });
    expect(await later.verify()).toEqual({ events: 2, fault: null });
    await expect(log.verify()).rejects.toThrow(/unable to authenticate/);
  });
});

type Queries = Pick<Database, "update" | "delete">;
