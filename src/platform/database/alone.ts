import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/**
 * Does some work while no other process on this database does work of the same name; whoever comes second waits and then
 * finds it done. A process that dies lets go at once. The lock has a connection of its own, in a transaction, which any
 * pooler of connections passes on as it is; the work itself uses others and commits as it goes.
 *
 * In the embedded database one transaction holds up all others, the work's own among them. No lock is needed there:
 * one server has it to itself, and what a command does beside it in transactions comes before or after, never between.
 */
export async function alone<T>(
  database: Database,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (database.kind === "embedded") return work();
  return database.transaction(async (tx) => {
    // Whoever waits here is at work, not forgotten.
    await tx.execute(
      sql`SELECT set_config('idle_in_transaction_session_timeout', '0', true), set_config('statement_timeout', '0', true)`,
    );
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    return work();
  });
}
