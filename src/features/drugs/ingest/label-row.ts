import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { zstdCompress } from "node:zlib";
import type { labels } from "../server/label.table.ts";
import type { LabelRecord } from "./records.ts";

export type LabelRow = Omit<typeof labels.$inferSelect, "importedAt">;

const compress = promisify(zstdCompress);

export async function rowOfLabel(label: LabelRecord): Promise<LabelRow> {
  const json = Buffer.from(JSON.stringify(label.sections));
  return {
    setId: label.setId,
    version: label.version,
    splId: label.splId,
    effectiveOn: label.effectiveOn ?? null,
    title: label.title,
    sections: await compress(json),
    contentHash: createHash("sha256").update(json).digest("hex"),
  };
}
