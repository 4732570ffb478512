import { type Entry, openPromise, type ZipFile } from "yauzl";
import { Failure } from "#/kernel/failure.ts";
import type { Bytes } from "../file/byte-stream.ts";
import { type Expansion, inflate } from "../file/inflate.ts";
import type { Limits } from "../file/limits.ts";

export type Member = {
  readonly name: string;
  readonly compressedBytes: number;
  open(): Promise<Bytes>;
};

const STORED = 0;
const DEFLATED = 8;

/** The files of a zip archive, in its own order. Each is to be read before the next one is asked for. */
export async function* membersOf(
  path: string,
  name: string,
  limits: Limits,
  expansion: Expansion,
): AsyncGenerator<Member> {
  const zip = await orDamaged(name, openPromise(path, { lazyEntries: true, autoClose: false }));
  try {
    if (zip.entryCount > limits.members) {
      throw new Failure("too-large", `${name} has more than ${limits.members} members.`);
    }
    const entries = zip.eachEntry();
    for (
      let next = await orDamaged(name, entries.next());
      next.done !== true;
      next = await orDamaged(name, entries.next())
    ) {
      const entry = next.value;
      if (entry.fileName.endsWith("/")) continue;
      const memberName = `${name} > ${entry.fileName}`;
      yield {
        name: memberName,
        compressedBytes: entry.compressedSize,
        open: () => openMember(zip, entry, memberName, limits, expansion),
      };
    }
  } finally {
    zip.close();
  }
}

async function openMember(
  zip: ZipFile,
  entry: Entry,
  name: string,
  limits: Limits,
  expansion: Expansion,
): Promise<Bytes> {
  if (entry.isEncrypted()) {
    throw new Failure("invalid-input", `${name} is encrypted: decrypt it first.`);
  }
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    throw new Failure(
      "invalid-input",
      `${name} is compressed by method ${entry.compressionMethod}: only stored and deflated members can be read.`,
    );
  }
  const raw = await orDamaged(name, zip.openReadStreamPromise(entry, { decodeFileData: false }));
  return entry.compressionMethod === STORED
    ? raw
    : inflate("deflate", raw, name, limits, expansion);
}

async function orDamaged<T>(name: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : "unreadable";
    throw new Failure(
      "invalid-input",
      `${name} is a damaged or truncated zip archive (${why}): fetch it again.`,
      { cause },
    );
  }
}
