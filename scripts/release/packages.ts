import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

const Names = v.optional(v.record(v.string(), v.string()), {});
const Locked = v.object({
  version: v.string(),
  integrity: v.optional(v.string()),
  license: v.optional(v.string()),
  dev: v.optional(v.boolean(), false),
  dependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
});
const Lock = v.object({ packages: v.record(v.string(), v.unknown()) });

/** A package as it is installed: `path` from the root, such as node_modules/pg. */
export type Installed = v.InferOutput<typeof Locked> & {
  readonly name: string;
  readonly path: string;
};

/** These packages and all that they need at run time, as far as this platform has them; in the order of their paths. */
export function installedClosure(root: string, names: Iterable<string>): Installed[] {
  const { packages } = v.parse(
    Lock,
    JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")),
  );
  const found = new Map<string, Installed>();
  const waiting = [...names].map((name) => ({ from: "", name }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const path = nearest(packages, next.from, next.name);
    if (path === undefined || found.has(path) || !existsSync(join(root, path))) continue;
    const locked = v.parse(Locked, packages[path]);
    // What only development imports, as the builder of pages that are made anew.
    if (locked.dev) continue;
    found.set(path, { ...locked, name: next.name, path });
    const needed = {
      ...locked.dependencies,
      ...locked.optionalDependencies,
      ...locked.peerDependencies,
    };
    const optionalPeers = locked.peerDependencies;
    for (const name of Object.keys(needed)) {
      // A peer that nothing else asks for is another package's choice.
      if (name in optionalPeers && !(name in locked.dependencies)) continue;
      waiting.push({ from: path, name });
    }
  }
  return [...found.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** As Node looks: beside the one that asks, then further out. */
function nearest(
  packages: Readonly<Record<string, unknown>>,
  from: string,
  name: string,
): string | undefined {
  for (
    let place = from;
    ;
    place = place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/")))
  ) {
    const path = place === "" ? `node_modules/${name}` : `${place}/node_modules/${name}`;
    if (path in packages) return path;
    if (place === "") return undefined;
  }
}
