import { createHmac } from "node:crypto";
import type { auditEvents } from "./audit.table.ts";

export type AuditRow = typeof auditEvents.$inferSelect;

/** Before the first event. */
export const NO_HASH: Buffer = Buffer.alloc(32);

/** Binds an event to all before it. Without the key nobody can make the hash of an event that they altered. */
export function hashOf(key: Buffer, event: Omit<AuditRow, "hash">, previous: Buffer): Buffer {
  const { seq, at, action, outcome, actor, object, detail, network, requestId } = event;
  const said = [seq, at.toISOString(), action, outcome, actor, object, detail, network, requestId];
  return createHmac("sha256", key).update(previous).update(JSON.stringify(said)).digest();
}
