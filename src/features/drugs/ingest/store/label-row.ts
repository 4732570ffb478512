import { hash } from "node:crypto";
import { promisify } from "node:util";
import { constants, zstdCompress } from "node:zlib";
import { LABEL_READER } from "../../logic/label-reader.ts";
import type { labels } from "../../server/label.table.ts";
import type { LabelRecord } from "../records.ts";

type StoredLabel = Omit<typeof labels.$inferSelect, "importedAt">;

/** A label as it is compared: its sections are compressed only where they are written. */
export type LabelRow = Omit<StoredLabel, "sections"> & { readonly json: string };

const compress = promisify(zstdCompress);
/** Half the work of the default for a twentieth more bytes. */
const QUICK = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

export function rowOfLabel(label: LabelRecord): LabelRow {
  const json = JSON.stringify(label.sections);
  return {
    setId: label.setId,
    version: label.version,
    splId: label.splId,
    effectiveOn: label.effectiveOn ?? null,
    title: label.title,
    json,
    contentHash: hash("sha256", json),
    reader: LABEL_READER,
  };
}

export async function compressed({ json, ...row }: LabelRow): Promise<StoredLabel> {
  return { ...row, sections: await compress(json, QUICK) };
}
