import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "#/platform/config/start-error.ts";
import { exactPrint, filesOf, quickPrint } from "./fingerprint.ts";
import { once } from "./once.ts";
import { runCaptured } from "./run-captured.ts";

const FOLDER = "dist/knowledge";
const STAMP = join(FOLDER, "packed-from.json");
const PACKER = "knowledge/schema";
/** What packed knowledge is made from; the parts name the rest of the code. */
const SOURCES = [
  "knowledge",
  "data/starter/products",
  "src/features/*/logic",
  "src/features/*/*.ts",
];

type Stamp = { readonly quick: string; readonly parts: Readonly<Record<string, string>> };

/**
 * Packs the knowledge where it changed since it was last packed.
 * @throws StartError when a record is wrong.
 */
export async function ensureKnowledge(root: string): Promise<void> {
  const quick = quickOf(root);
  await once(
    root,
    "knowledge",
    () => readStamp(root)?.quick === quick,
    async () => {
      // Apart, because packing imports what it has just written.
      const { ok, said } = await runCaptured(root, process.execPath, ["scripts/knowledge.ts"]);
      if (!ok) throw new StartError(`The knowledge cannot be packed. ${said}`);
    },
  );
}

/** @returns the names of the parts that were packed: those whose records or code changed. */
export async function packKnowledge(root: string): Promise<string[]> {
  const { PARTS } = await import("../../knowledge/schema/parts.ts");
  const before = readStamp(root)?.parts ?? {};
  const parts: Record<string, string> = {};
  const packed: string[] = [];
  for (const part of PARTS) {
    const print = exactPrint(root, filesOf(root, [PACKER, ...part.inputs]));
    if (before[part.name] !== print) {
      await part.pack(root);
      packed.push(part.name);
    }
    parts[part.name] = print;
    writeStamp(root, { quick: "", parts: { ...before, ...parts } });
  }
  writeStamp(root, { quick: quickOf(root), parts });
  return packed;
}

const quickOf = (root: string): string => quickPrint(root, filesOf(root, SOURCES));

function readStamp(root: string): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(join(root, STAMP), "utf8"));
  } catch {
    return undefined;
  }
}

function writeStamp(root: string, stamp: Stamp): void {
  mkdirSync(join(root, FOLDER), { recursive: true });
  writeFileSync(join(root, STAMP), JSON.stringify(stamp));
}
