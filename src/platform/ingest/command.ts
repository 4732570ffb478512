import { join } from "node:path";
import { Failure } from "#/kernel/failure.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Fetch } from "#/platform/outgoing/polite-fetch.ts";
import { download } from "./file/download.ts";
import { type Disk, refuseNearlyFull, whileThereIsRoom } from "./file/disk-space.ts";
import { expandedSize } from "./file/expanded-size.ts";
import { type Arguments, readArguments } from "./arguments.ts";
import { DEFAULT_LIMITS, megabytes } from "./file/limits.ts";
import { type Progress, progressBar } from "./run/progress.ts";
import { reportLines } from "./run/report.ts";
import type { Counts } from "./run/run.ts";

/** What an importer is given: a file on this disk, and where it came from. */
export type ImportRequest = {
  readonly database: Database;
  readonly source: string;
  readonly path: string;
  /** The file or address as it was asked for. */
  readonly origin: string;
  /** The day that the file is of, where the operator says so. */
  readonly asOf?: string;
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
  /** Whether `--as-of` may say of what day a file is. */
  readonly dated?: true;
  /** By how many bytes the tables grow for each that is read; one where it is not said. */
  readonly growth?: number;
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
  /** Where the database keeps its tables, if that is on this machine. */
  readonly disk?: Disk | undefined;
  readonly fetch: Fetch;
  readonly print: (line: string) => void;
};

/**
 * Runs `ingest SOURCE [FILE or URL] [--as-of DAY]`.
 * @throws Failure that names the sources, or what is wrong with the file, or that the disk is nearly full.
 */
export async function runIngest(command: Command): Promise<Counts> {
  const { disk } = command;
  const work = started(command);
  return disk === undefined ? work : whileThereIsRoom(disk, work);
}

async function started(command: Command): Promise<Counts> {
  const { sources, args, database, print } = command;
  const given = readArguments(args);
  const source = Object.hasOwn(sources, given.source) ? sources[given.source] : undefined;
  if (source === undefined) throw new Failure("invalid-input", usage(sources));
  const begun = performance.now();
  const counts = await imported(source, given, command);
  const seconds = (performance.now() - begun) / 1000;
  for (const line of await reportLines(database, { name: given.source, counts, seconds })) {
    print(line);
  }
  return counts;
}

async function imported(
  source: Source,
  { source: name, file, asOf }: Arguments,
  { database, folder, disk, fetch, print }: Command,
): Promise<Counts> {
  if (asOf !== undefined && source.dated === undefined) {
    throw new Failure(
      "invalid-input",
      `--as-of is for sources of which each file is of one day, not for ${name}.`,
    );
  }
  const progress = (totalBytes: number) => progressBar(name, totalBytes, process.stderr);
  if (file === undefined && source.ask) {
    return source.ask({ database, source: name, progress, fetch });
  }
  const origin = file ?? source.usual;
  if (origin === undefined) {
    throw new Failure("invalid-input", `Name a file or an address: ${name} reads ${source.reads}.`);
  }
  const path = /^https?:\/\//i.test(origin) ? await fetched(origin, folder, fetch, print) : origin;
  if (disk !== undefined) {
    await refuseNearlyFull(disk, (source.growth ?? 1) * (await expandedSize(path)));
  }
  const day = asOf === undefined ? {} : { asOf };
  return source.run({ database, source: name, path, origin, progress, ...day });
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
  return `Usage: npm run ingest -- SOURCE [FILE or URL] [--as-of YYYY-MM-DD]\n${lines.join("\n")}`;
}
