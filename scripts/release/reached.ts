import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

const IMPORT =
  /(?:^|[;\n}])\s*(?:import|export)\s(?!type\s)[^;]*?from\s*"([^"]+)"|import\(\s*"([^"]+)"|^import\s*"([^"]+)"/gm;

export type Reached = {
  /** Paths of our own files, from the root. */
  readonly files: ReadonlySet<string>;
  /** Names of packages. */
  readonly packages: ReadonlySet<string>;
};

/** What these files import, and what that imports. Types are not run, and not followed. */
export function reached(root: string, entries: readonly string[]): Reached {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const name of importsOf(readFileSync(join(root, file), "utf8"))) {
      const own = ownPath(root, file, name);
      if (own !== undefined) waiting.push(own);
      else if (!/^(?:node:|[.#])/.test(name)) packages.add(packageOf(name));
    }
  }
  return { files, packages };
}

export function importsOf(code: string): string[] {
  return [...code.matchAll(IMPORT)].map(([, from, call, alone]) => from ?? call ?? alone ?? "");
}

/** Undefined for what a build made (`#knowledge`), which goes along as a whole, and for packages. */
function ownPath(root: string, file: string, name: string): string | undefined {
  const path = name.startsWith("#/")
    ? join("src", name.slice(2))
    : name.startsWith(".")
      ? normalize(join(dirname(file), name))
      : undefined;
  if (path === undefined || !/\.(?:ts|js|mjs)$/.test(path)) return undefined;
  if (!existsSync(join(root, path))) return undefined;
  return relative(root, join(root, path));
}

export function packageOf(name: string): string {
  return name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
}
