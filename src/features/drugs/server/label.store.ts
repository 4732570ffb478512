import { promisify } from "node:util";
import { zstdDecompress } from "node:zlib";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import type { LabelSection } from "../labels.contract.ts";
import { FAITHFUL_READER } from "../logic/label-reader.ts";
import { labels } from "./label.table.ts";

const decompress = promisify(zstdDecompress);

export type StoredLabel = {
  readonly setId: string;
  readonly version: number;
  readonly effectiveOn: string | null;
  readonly title: string;
  /** When this version was read here, ISO 8601. */
  readonly importedAt: string;
  /** Whether a reader of an earlier Wardbook made the sections: exponents and footnotes may be lost in them. */
  readonly readByOlder: boolean;
  readonly reader: number;
  readonly sections: LabelSection[];
};

export type LabelStore = ReturnType<typeof createLabelStore>;

export function createLabelStore(database: Database) {
  return {
    /** One version of a label, the newest where none is named. */
    async find(setId: string, version?: number): Promise<StoredLabel | undefined> {
      const [row] = await database
        .select()
        .from(labels)
        .where(
          and(
            eq(labels.setId, setId),
            version === undefined ? undefined : eq(labels.version, version),
          ),
        )
        .orderBy(desc(labels.version))
        .limit(1);
      if (row === undefined) return undefined;
      const json = await decompress(row.sections);
      return {
        setId: row.setId,
        version: row.version,
        effectiveOn: row.effectiveOn,
        title: row.title,
        importedAt: row.importedAt.toISOString(),
        reader: row.reader,
        readByOlder: row.reader < FAITHFUL_READER,
        // Written by our own importer, and nobody else.
        sections: JSON.parse(json.toString()) as LabelSection[],
      };
    },

    /** The versions that are kept, newest first. */
    async versions(setId: string) {
      return database
        .select({ version: labels.version, effectiveOn: labels.effectiveOn })
        .from(labels)
        .where(eq(labels.setId, setId))
        .orderBy(desc(labels.version));
    },
  };
}
