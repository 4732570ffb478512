import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ROOT } from "./setup/root.ts";

/** Writes a brotli and a gzip copy beside each built asset that is text, for the server to send as they are. */
const CLIENT = join(ROOT, "dist/client");
const TEXT = "**/*.{js,css,html,svg,json,txt,xml,webmanifest,map,ico}";
/** Below this a packet carries it either way. */
const LEAST_BYTES = 1_000;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${path}.br`, await brotli(bytes, { params }));
  await writeFile(`${path}.gz`, await deflate(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

await Promise.all(globSync(TEXT, { cwd: CLIENT }).map((file) => compress(join(CLIENT, file))));
