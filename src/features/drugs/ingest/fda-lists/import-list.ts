import { Failure } from "#/kernel/failure.ts";
import { checksumOf } from "#/platform/ingest/file/checksum.ts";
import type { ImportRequest } from "#/platform/ingest/command.ts";
import { documentsIn } from "#/platform/ingest/file/documents.ts";
import { sizeOf } from "#/platform/ingest/file/file-size.ts";
import type { Row } from "#/platform/ingest/row.ts";
import { type Counts, recordRun, type Run } from "#/platform/ingest/run/run.ts";
import { type WholeList, writeList } from "./write-list.ts";

/** A list that lost more than this share of its items was cut off. */
const MOST_LOST = 0.2;

/** Imports a whole list: it takes the place of the one before in one step. Rows that cannot be read are kept with the reason. */
export async function importList<Item extends object>(
  request: ImportRequest,
  list: WholeList<Item>,
): Promise<Counts> {
  const { database, source, path, origin, asOf } = request;
  const progress = request.progress(await sizeOf(path));
  return recordRun(database, { source, origin, progress }, async (run) => {
    const items = new Map<string, Item>();
    for await (const document of documentsIn(path, { onRead: (n) => progress.advance(n) })) {
      const rows = list.itemsOf(document);
      if (rows !== undefined) await gather(rows, items, list, run);
    }
    if (items.size === 0) {
      throw new Failure("invalid-input", `${path} holds no ${list.called}.`);
    }
    const live = await database.$count(list.table);
    if (items.size < live * (1 - MOST_LOST)) {
      throw new Failure(
        "conflict",
        `${origin} holds only ${items.size} of the ${live} entries that are loaded: it is not complete, fetch it again.`,
      );
    }
    const all = [...items.values()];
    await writeList(database, list, all);
    run.accept("inserted", Math.max(all.length - live, 0));
    run.accept("updated", Math.min(all.length, live));
    const contentOn = asOf ?? newestDay(all, list);
    return { checksum: await checksumOf(path), ...(contentOn !== undefined && { contentOn }) };
  });
}

async function gather<Item extends object>(
  rows: AsyncIterable<Row<Item | string>>,
  items: Map<string, Item>,
  list: WholeList<Item>,
  run: Run,
): Promise<void> {
  for await (const row of rows) {
    if (!("value" in row)) await run.reject(row.at, row.problem);
    else if (typeof row.value === "string") await run.reject(row.at, row.value);
    else if (items.has(list.keyOf(row.value))) run.accept("unchanged");
    else items.set(list.keyOf(row.value), row.value);
  }
}

/** Of the days that have come: one that is still to come was written by mistake. */
function newestDay<Item extends object>(
  items: readonly Item[],
  { dayOf }: WholeList<Item>,
): string | undefined {
  const today = new Date().toISOString().slice(0, 10);
  let newest: string | undefined;
  for (const item of items) {
    const day = dayOf(item);
    if (day !== null && day <= today && (newest === undefined || day > newest)) newest = day;
  }
  return newest;
}
