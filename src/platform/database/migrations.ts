import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";

export const MIGRATIONS_FOLDER = join(import.meta.dirname, "../../../migrations");

/**
 * What a migration asks of the servers that run meanwhile, as its first line says: `-- kind: expand`.
 * - expand: adds what older servers do not know of; they run on.
 * - online: statement by statement, each by itself, while people read and write. Each may be repeated from its beginning;
 *   one that begins with `-- repeat` is done until it changes no more rows.
 * - contract: takes or alters what older servers use. What does not say is one.
 */
export type MigrationKind = "expand" | "online" | "contract";

export type Migration = {
  /** When it was made, in ms: its number and its place. */
  readonly at: number;
  readonly hash: string;
  readonly kind: MigrationKind;
  readonly sql: readonly string[];
};

export function ownMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(
    ({ folderMillis, hash, sql }) => ({
      at: folderMillis,
      hash,
      kind: kindOf(sql.join("\n")),
      sql,
    }),
  );
}

export function kindOf(text: string): MigrationKind {
  const said = /^\s*-- kind: (expand|online)$/m.exec(text)?.[1];
  return said === "expand" || said === "online" ? said : "contract";
}

type Statement = { readonly text: string; readonly repeats: boolean };

export function statementsOf({ sql }: Migration): Statement[] {
  return sql.map((text) => ({ text, repeats: /^\s*-- repeat$/m.test(text) }));
}
