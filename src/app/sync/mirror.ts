import { mkdir, readFile as readText, rename, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as v from "valibot";
import { Failure } from "#/kernel/failure.ts";
import { checksumOf } from "#/platform/ingest/file/checksum.ts";
import { type Looking, fetchFile } from "./look.ts";
import { type Reading, readFile } from "./read-file.ts";
import type { SyncSource } from "./sources.ts";

/** What lies in a folder of fetched files, in the order in which they are to be read. */
const Mirror = v.array(
  v.strictObject({
    source: v.string(),
    key: v.string(),
    url: v.string(),
    /** In the folder: "rxnorm/RxNorm_full_prescribe_11032025.zip". */
    file: v.string(),
    bytes: v.number(),
    sha256: v.string(),
    fetchedAt: v.string(),
  }),
);
type Mirror = v.InferOutput<typeof Mirror>;

const LIST = "mirror.json";

/** Fetches into a folder what is not in it yet, and reads nothing: for a server without a network. @returns whether all went well. */
export async function mirror(
  sources: readonly SyncSource[],
  folder: string,
  looking: Omit<Looking, "database" | "store">,
): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  let well = true;
  for (const source of sources) {
    try {
      await mirrorSource(source, folder, looking);
    } catch (error) {
      well = false;
      looking.print(`${source.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return well;
}

async function mirrorSource(
  source: SyncSource,
  folder: string,
  looking: Omit<Looking, "database" | "store">,
): Promise<void> {
  const { fetch, addresses, now, signal } = looking;
  const known = await listOf(folder);
  const here = new Set(known.filter((file) => file.source === source.name).map(({ key }) => key));
  const isRead = (key: string) => here.has(key);
  const finding = { fetch, addresses, database: undefined, isRead, now: now(), signal };
  const files = await source.find(finding);
  if (files.length === 0) looking.print(`${source.name}: nothing new`);
  for (const found of files) {
    const own = join(folder, source.name);
    const fetched = await fetchFile(source, found, own, looking);
    // A download's name begins with a mark of its address, which is of no use here.
    const path = join(own, basename(fetched).replace(/^[0-9a-f]{12}-/, ""));
    await rename(fetched, path);
    const entry = {
      source: source.name,
      key: found.key,
      url: found.url,
      file: `${source.name}/${basename(path)}`,
      bytes: (await stat(path)).size,
      sha256: await checksumOf(path),
      fetchedAt: now().toISOString(),
    };
    const others = (await listOf(folder)).filter(({ file }) => file !== entry.file);
    await writeFile(join(folder, LIST), `${JSON.stringify([...others, entry], null, 2)}\n`);
  }
}

async function listOf(folder: string): Promise<Mirror> {
  const text = await readText(join(folder, LIST), "utf8").catch(() => "[]");
  return v.parse(Mirror, JSON.parse(text));
}

/** Reads what a mirror holds and was not read before, without asking anybody. @returns whether all went well. */
export async function readMirror(
  sources: readonly SyncSource[],
  folder: string,
  reading: Reading,
): Promise<boolean> {
  const list = await listOf(folder);
  if (list.length === 0) {
    throw new Failure(
      "invalid-input",
      `${folder} holds no ${LIST}: fetch into it with npm run sync -- --mirror ${folder}.`,
    );
  }
  let well = true;
  for (const source of sources) {
    const files = list.filter((file) => file.source === source.name);
    try {
      await readFiles(source, files, folder, reading);
    } catch (error) {
      well = false;
      const failure = error instanceof Error ? error.message : String(error);
      await reading.store.lookFailed(source.name, failure, reading.now(), reading.now());
      reading.print(`${source.name}: ${failure}`);
    }
  }
  return well;
}

async function readFiles(
  source: SyncSource,
  files: Mirror,
  folder: string,
  reading: Reading,
): Promise<void> {
  const { store } = reading;
  const read = new Set((await store.filesOf(source.name)).map(({ key }) => key));
  const news = files.filter(({ key }) => !read.has(key));
  for (const file of news) {
    const path = join(folder, file.file);
    if ((await checksumOf(path)) !== file.sha256) {
      throw new Failure("invalid-input", `${path} is not what was fetched: fetch it again.`);
    }
    await readFile(source, { ...file, path }, reading);
  }
  if (news.length > 0) await source.after?.(reading.database);
}
