import { join } from "node:path";
import { Failure } from "#/kernel/failure.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Fetch } from "#/platform/outgoing/polite-fetch.ts";
import { download } from "./download.ts";
import { DEFAULT_LIMITS, megabytes } from "./limits.ts";
import { type Progress, progressBar } from "./progress.ts";
import { reportLines } from "./report.ts";
import type { Counts } from "./run.ts";

/** What an importer is given: a file on this disk, and where it came from. */
export type ImportRequest = {
  readonly database: Database;
  readonly source: string;
  readonly path: string;
  /** The file or address as it was asked for. */
  readonly origin: string;
  readonly progress: (totalBytes: number) => Progress;
};

/** What an importer is given that knows by itself where to ask. */
export type AskRequest = Pick<ImportRequest, "database" | "source" | "progress"> & {
  readonly fetch: Fetch;
};

/** A source by its name on the command line. One with an address of its own, or with many, needs no file. */
export type Source = {
  readonly reads: string;
  readonly usual?: string;
  readonly ask?: (request: AskRequest) => Promise<Counts>;
  readonly run: (request: ImportRequest) => Promise<Counts>;
};

export type Sources = Readonly<Record<string, Source>>;

type Command = {
  readonly sources: Sources;
  readonly args: readonly string[];
  readonly database: Database;
  /** Where downloads are kept until they are complete. */
  readonly folder: string;
  readonly fetch: Fetch;
  readonly print: (line: string) => void;
};

/**
 * Runs `ingest SOURCE [FILE or URL]`.
 * @throws Failure that names the sources, or what is wrong with the file.
 */
export async function runIngest({
  sources,
  args,
  database,
  folder,
  fetch,
  print,
}: Command): Promise<Counts> {
  const [name = "", given] = args;
  const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
  if (source === undefined) throw new Failure("invalid-input", usage(sources));
  const progress = (totalBytes: number) => progressBar(name, totalBytes, process.stderr);
  const started = performance.now();
  const reported = async (work: Promise<Counts>): Promise<Counts> => {
    const counts = await work;
    const seconds = (performance.now() - started) / 1000;
    for (const line of await reportLines(database, { name, counts, seconds })) print(line);
    return counts;
  };
  if (given === undefined && source.ask) {
    return reported(source.ask({ database, source: name, progress, fetch }));
  }
  const origin = given ?? source.usual;
  if (origin === undefined) {
    throw new Failure("invalid-input", `Name a file or an address: ${name} reads ${source.reads}.`);
  }
  const path = /^https?:\/\//i.test(origin) ? await fetched(origin, folder, fetch, print) : origin;
  return reported(source.run({ database, source: name, path, origin, progress }));
}

async function fetched(
  url: string,
  folder: string,
  fetch: Fetch,
  print: (line: string) => void,
): Promise<string> {
  print(`Fetching ${url}`);
  return download({
    url,
    folder: join(folder, "downloads"),
    limits: DEFAULT_LIMITS,
    fetch,
    onProgress: everySecond((bytes, total) =>
      print(`${megabytes(bytes)}${total === undefined ? "" : ` of ${megabytes(total)}`}`),
    ),
  });
}

function everySecond<Args extends unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  let last = 0;
  return (...args) => {
    if (Date.now() - last < 1000) return;
    last = Date.now();
    act(...args);
  };
}

function usage(sources: Sources): string {
  const lines = Object.entries(sources).map(([name, { reads }]) => `  ${name.padEnd(15)}${reads}`);
  return `Usage: npm run ingest -- SOURCE [FILE or URL]\n${lines.join("\n")}`;
}
