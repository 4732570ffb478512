import { Failure } from "#/kernel/failure.ts";
import { checksumOf } from "#/platform/ingest/file/checksum.ts";
import type { ImportRequest } from "#/platform/ingest/command.ts";
import { documentsIn } from "#/platform/ingest/file/documents.ts";
import { sizeOf } from "#/platform/ingest/file/file-size.ts";
import { type Counts, recordRun, type Run } from "#/platform/ingest/run/run.ts";
import { dayInName } from "./day-in-name.ts";
import { cellsOf, type Cells, fileOf, type RxNormFile } from "./rrf-rows.ts";
import { Release, type Taken } from "./release.ts";
import { createRxNormWrites } from "./write-release.ts";

/** These two are free of any licence; what others bring into the full release is not read. */
const FREE = new Set(["RXNORM", "MTHSPL"]);

/** The column that says whose row it is. */
const VOCABULARY_AT: Partial<Record<RxNormFile, number>> = {
  concepts: 11,
  relations: 10,
  attributes: 9,
};

/**
 * Imports a release of RxNorm, as its zip or as single files of it. The release takes the place of the one before in one step; rows of
 * vocabularies that need a licence are refused.
 */
export async function importRxNorm(request: ImportRequest): Promise<Counts> {
  const { database, source, path, origin, asOf } = request;
  const progress = request.progress(await sizeOf(path));
  return recordRun(database, { source, origin, progress }, async (run) => {
    const release = new Release();
    const days = [origin];
    for await (const document of documentsIn(path, { onRead: (n) => progress.advance(n) })) {
      days.push(document.name);
      const file = fileOf(document);
      if (file !== undefined) await take(file, cellsOf(document, file), release, run);
    }
    if (release.concepts === 0) {
      throw new Failure(
        "invalid-input",
        `${path} holds no concepts of RxNorm: a release as NLM publishes it (zip), or its RXNCONSO.RRF, can be read.`,
      );
    }
    const writes = createRxNormWrites(database);
    await writes.refuseShrunken(release.concepts, origin);
    await writes.replace(release, run);
    const contentOn = asOf ?? release.version ?? days.map(dayInName).find(Boolean);
    return { checksum: await checksumOf(path), ...(contentOn !== undefined && { contentOn }) };
  });
}

type Rows = ReturnType<typeof cellsOf>;

async function take(file: RxNormFile, rows: Rows, release: Release, run: Run): Promise<void> {
  const refused = new Map<string, { rows: number; at: string }>();
  for await (const row of rows) {
    if (!("value" in row)) {
      await run.reject(row.at, row.problem);
      continue;
    }
    const vocabulary = row.value[VOCABULARY_AT[file] ?? -1] ?? "RXNORM";
    if (!FREE.has(vocabulary)) {
      const seen = refused.get(vocabulary);
      refused.set(vocabulary, { rows: (seen?.rows ?? 0) + 1, at: seen?.at ?? row.at });
      continue;
    }
    const taken = takeRow(file, row.value, release);
    if (typeof taken === "object") await run.reject(row.at, taken.problem);
  }
  for (const [vocabulary, { rows: count, at }] of refused) {
    const why = `${count} rows are of ${vocabulary}, which needs a licence of its own: none of them was read.`;
    await run.reject(at, why, vocabulary, count);
  }
}

function takeRow(file: RxNormFile, cells: Cells, release: Release): Taken {
  switch (file) {
    case "concepts":
      return release.takeName(cells);
    case "relations":
      return release.takeRelation(cells);
    case "attributes":
      return release.takeAttribute(cells);
    case "vocabularies":
      return release.takeVocabulary(cells);
    case "table":
      return release.takeTableRow(cells);
  }
}
