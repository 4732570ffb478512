import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const MIB = 1024 * 1024;

/** Pictures on this disk by a name, the oldest of which make room when there are too many. */
export function createPictureFiles(folder: string, mostBytes = 512 * MIB) {
  let bytes: number | undefined;
  const pathOf = (name: string) =>
    join(folder, `${createHash("sha256").update(name).digest("hex")}.webp`);

  async function all() {
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name);
        const known = await stat(path).catch(() => undefined);
        return { path, bytes: known?.size ?? 0, at: known?.mtimeMs ?? 0 };
      }),
    );
    return files.toSorted((a, b) => a.at - b.at);
  }

  async function makeRoom(): Promise<void> {
    const files = await all();
    bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    for (const file of files) {
      if (bytes <= mostBytes * 0.8) return;
      await rm(file.path, { force: true });
      bytes -= file.bytes;
    }
  }

  return {
    async read(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
      const found = await readFile(pathOf(name)).catch(() => null);
      return found && new Uint8Array(found);
    },
    async write(name: string, content: Uint8Array): Promise<void> {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `${randomUUID()}.draft`);
      await writeFile(draft, content);
      await rename(draft, pathOf(name));
      bytes = bytes === undefined ? undefined : bytes + content.length;
      if (bytes === undefined || bytes > mostBytes) await makeRoom();
    },
  };
}
