import { FINDINGS, type ListedFinding } from "./packed/finding-table.ts";

const byId = new Map<string, ListedFinding>(FINDINGS.map((finding) => [finding.id, finding]));
const above = new Map<string, readonly string[]>();
const below = new Map<string, string[]>();

function climb(id: string, seen: Set<string>): void {
  for (const parent of byId.get(id)?.parents ?? []) {
    if (seen.has(parent)) continue;
    seen.add(parent);
    climb(parent, seen);
  }
}

for (const id of byId.keys()) {
  const ancestors = new Set<string>();
  climb(id, ancestors);
  ancestors.delete(id);
  above.set(id, [...ancestors]);
  for (const ancestor of ancestors) {
    const list = below.get(ancestor);
    if (list === undefined) below.set(ancestor, [id]);
    else list.push(id);
  }
}

export const findingOf = (id: string): ListedFinding | undefined => byId.get(id);

/** The more general findings that a finding implies, without itself. */
export const ancestorsOf = (id: string): readonly string[] => above.get(id) ?? [];

/** The more specific findings that imply it, without itself. */
export const descendantsOf = (id: string): readonly string[] => below.get(id) ?? [];

/** How often a finding turns up without a disease that explains it (see `Background`). */
const BACKGROUND = [0.0005, 0.002, 0.01, 0.033, 0.085, 0.2] as const;
export const backgroundOf = (id: string): number => BACKGROUND[byId.get(id)?.base ?? 2];

/** The group within which findings are damped: named, or the topmost finding they imply. */
export function groupOf(id: string): string {
  const finding = byId.get(id);
  if (finding?.group !== undefined) return finding.group;
  const top = ancestorsOf(id).find((ancestor) => byId.get(ancestor)?.parents.length === 0);
  return top === undefined ? id : (byId.get(top)?.group ?? top);
}
