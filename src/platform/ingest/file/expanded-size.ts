import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { openPromise } from "yauzl";
import { containerOf } from "./container.ts";

/** No table or document is packed smaller. */
const MOST_PACKED = 40;

/**
 * About how many bytes there are to read in a file, or in the files of a folder, once they are unpacked. What cannot be told
 * counts as it lies on the disk: whoever reads it says what is wrong with it.
 */
export async function expandedSize(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return 0;
  if (found.isFile()) return (await unpackedSize(path, found.size)) ?? found.size;
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function unpackedSize(path: string, size: number): Promise<number | undefined> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(512);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    const container = containerOf(head.subarray(0, bytesRead));
    if (container === "zip") return await sizeInZip(path).catch(() => undefined);
    if (container !== "gzip" || size < 4) return undefined;
    const end = Buffer.alloc(4);
    await file.read(end, 0, 4, size - 4);
    // The last four bytes say it (RFC 1952), unless the file is larger than they can say or was cut off.
    const told = end.readUInt32LE(0);
    return told > size && told < size * MOST_PACKED ? told : undefined;
  } finally {
    await file.close();
  }
}

async function sizeInZip(path: string): Promise<number> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    let sum = 0;
    for await (const entry of zip.eachEntry()) sum += entry.uncompressedSize;
    return sum;
  } finally {
    zip.close();
  }
}
