import { createHash } from "node:crypto";
import type { Statement } from "#/features/evidence/statement.ts";

/** A few letters that change whenever what it says, or what it names for it, changes. */
export function hashOf(statement: Statement): string {
  const { fields, source, sections } = statement;
  const said = JSON.stringify([fields, source?.setId, source?.version, sections]);
  return createHash("sha256").update(said).digest("base64url").slice(0, 8);
}
