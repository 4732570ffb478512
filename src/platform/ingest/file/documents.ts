import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Failure } from "#/kernel/failure.ts";
import { type Bytes, peek } from "./byte-stream.ts";
import { type Container, containerOf } from "./container.ts";
import { assertWithin, type Expansion, inflate } from "./inflate.ts";
import { DEFAULT_LIMITS, type Limits } from "./limits.ts";
import { membersOf } from "../formats/zip.ts";

/** One document of a source file: the file itself, or a member of the archives that it consists of. */
export type SourceDocument = {
  /** The file's name and the way through its archives: "labels.zip > part-1.json". */
  readonly name: string;
  readonly container: Exclude<Container, "gzip" | "zip">;
  /** The first 64 KiB, to recognise the kind of content by its header. */
  readonly head: Buffer;
  readonly bytes: Bytes;
};

const HEAD_BYTES = 64 * 1024;

type Options = {
  readonly limits?: Limits;
  readonly onRead?: (bytes: number) => void;
  readonly onBroken?: (name: string, why: string) => Promise<void>;
};

/**
 * Every document of a file, whatever it is wrapped in: gzip, zip, zips in a zip. They come one after
 * another as streams; each is to be read before the next one is asked for.
 * `onRead` is told the bytes of the file on disk as they are consumed; `onBroken` of a member of an archive that cannot be
 * opened, which is then passed over. Without it the first such ends the reading.
 */
export async function* documentsIn(
  path: string,
  { limits = DEFAULT_LIMITS, onRead, onBroken }: Options = {},
): AsyncGenerator<SourceDocument> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  const walk: Walk = {
    limits,
    expansion: { bytes: 0 },
    onRead: onRead ?? (() => undefined),
    onBroken,
  };
  yield* unwrap(file, basename(path), path, 0, walk);
}

type Walk = {
  limits: Limits;
  expansion: Expansion;
  onRead: (bytes: number) => void;
  onBroken: Options["onBroken"];
};

async function* unwrap(
  source: Bytes,
  name: string,
  path: string | undefined,
  depth: number,
  walk: Walk,
): AsyncGenerator<SourceDocument> {
  const { head, bytes: whole, close } = await peek(source, HEAD_BYTES);
  const bytes = depth === 0 ? counted(whole, walk.onRead) : whole;
  const container = containerOf(head);
  if (container === "gzip" || container === "zip") {
    if (depth >= walk.limits.nesting) {
      throw new Failure("too-large", `${name} is packed more than ${walk.limits.nesting} times.`);
    }
    if (container === "gzip") {
      const inflated = inflate("gzip", bytes, name, walk.limits, walk.expansion);
      yield* unwrap(inflated, name, undefined, depth + 1, walk);
    } else if (path === undefined) {
      yield* unzipStream(bytes, name, depth, walk);
    } else {
      await close();
      yield* unzip(path, name, depth, walk);
    }
    return;
  }
  try {
    yield { name, container, head, bytes };
  } finally {
    // Whoever takes a document may leave it unread; its file must be closed all the same.
    await close();
  }
}

async function* unzip(
  path: string,
  name: string,
  depth: number,
  walk: Walk,
): AsyncGenerator<SourceDocument> {
  for await (const member of membersOf(path, name, walk.limits, walk.expansion)) {
    try {
      yield* unwrap(await member.open(), member.name, undefined, depth + 1, walk);
    } catch (error) {
      // A bomb or an endless nesting is no damage: the rest of such a file is not worth reading.
      const isDamage = error instanceof Failure && error.code === "invalid-input";
      if (walk.onBroken === undefined || !isDamage) throw error;
      await walk.onBroken(member.name, error.message);
    }
    if (depth === 0) walk.onRead(member.compressedBytes);
  }
}

/** A zip is read from its end, so one that comes as a stream is first spooled into a temporary file. */
async function* unzipStream(
  bytes: Bytes,
  name: string,
  depth: number,
  walk: Walk,
): AsyncGenerator<SourceDocument> {
  const folder = await mkdtemp(join(tmpdir(), "wardbook-zip-"));
  try {
    const path = join(folder, "member.zip");
    await pipeline(within(bytes, name, walk), createWriteStream(path));
    yield* unzip(path, name, depth, walk);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* within(bytes: Bytes, name: string, walk: Walk): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    walk.expansion.bytes += chunk.length;
    assertWithin(walk.expansion, name, walk.limits);
    yield chunk;
  }
}

async function* counted(bytes: Bytes, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    onRead(chunk.length);
    yield chunk;
  }
}
