import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Where packed knowledge lies; `#knowledge/` in imports. Never in git. */
export const PACKED = "dist/knowledge";

/** A module of packed knowledge: its values, with their types for who imports it. */
export type KnowledgeModule = {
  /** Under `PACKED`, without ending. */
  readonly path: string;
  /** Imports that the types need. */
  readonly types?: readonly string[];
  readonly exports: Readonly<Record<string, { readonly type: string; readonly value: unknown }>>;
};

/** Writes a module and its declaration; what says the same as before is left alone, so that nothing is built again for it. */
export function writeModule(root: string, { path, types = [], exports }: KnowledgeModule): void {
  const entries = Object.entries(exports);
  const code = entries.map(([name, { value }]) => `export const ${name} = ${codeOf(value)};\n`);
  const declared = entries.map(([name, { type }]) => `export declare const ${name}: ${type};\n`);
  writeIfChanged(join(root, PACKED, `${path}.js`), code.join(""));
  const head = types.length === 0 ? "" : `${types.join("\n")}\n`;
  writeIfChanged(join(root, PACKED, `${path}.d.ts`), `${head}${declared.join("")}`);
}

function codeOf(value: unknown): string {
  if (value instanceof Set) return `new Set(${JSON.stringify([...value])})`;
  if (value instanceof Map) return `new Map(${JSON.stringify([...value])})`;
  return JSON.stringify(value);
}

export function writeIfChanged(path: string, text: string): void {
  if (textOf(path) === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
