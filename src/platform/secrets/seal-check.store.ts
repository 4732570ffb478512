import { eq } from "drizzle-orm";
import { StartError } from "#/platform/config/start-error.ts";
import type { Queries } from "#/platform/database/database.ts";
import { sealChecks } from "./seal-check.table.ts";
import type { Sealer } from "./sealer.ts";

const TEXT = "what every server of this database can open";

/**
 * Holds this server's key against the one of the database. The first server to come leaves its own; one whose key is new
 * and that knows the old one seals anew.
 * @throws StartError where the key is another one: what was sealed with the right one would be lost to this server.
 */
export async function checkSealer(database: Queries, sealer: Sealer): Promise<void> {
  const first = { text: TEXT, sealed: sealer.seal(Buffer.from(TEXT), TEXT) };
  await database.insert(sealChecks).values(first).onConflictDoNothing();
  const [kept] = await database.select().from(sealChecks).where(eq(sealChecks.text, TEXT));
  if (!kept) throw new Error("The text of the check of the key is gone.");
  const anew = renewedOrRefused(sealer, kept.sealed);
  if (!anew) return;
  await database.update(sealChecks).set({ sealed: anew }).where(eq(sealChecks.text, TEXT));
}

function renewedOrRefused(sealer: Sealer, sealed: Buffer): Buffer | null {
  try {
    return sealer.renewed(sealed, TEXT);
  } catch (cause) {
    throw new StartError(
      "SECRET_KEY must be the key that this database's secrets were sealed with: all servers of a database have the same, and SECRET_KEY_OLD names the one before while it is changed.",
      { cause },
    );
  }
}
