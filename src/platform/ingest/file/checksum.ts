import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

/** SHA-256 of a file, in hexadecimal, read as a stream. */
export async function checksumOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    hash.update(chunk as Buffer);
  }
  return hash.digest("hex");
}
