/** Which feature a source belongs to, and which it uses. */
export type Uses = { readonly from: string; readonly to: string };

const FEATURE = /^src\/features\/([^/]+)\//;
const IN_TESTS = /\.(test|testing)\.tsx?$/;

type Module = {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
};

/** What features use of each other, tests apart. */
export function usesOf(modules: readonly Module[]): Uses[] {
  return modules
    .filter(({ source }) => !IN_TESTS.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.flatMap(({ resolved }) => {
        const from = FEATURE.exec(source)?.[1];
        const to = FEATURE.exec(resolved)?.[1];
        return from === undefined || to === undefined || from === to ? [] : [{ from, to }];
      }),
    );
}

/** Pairs of features that reach each other, over others or directly: neither could be read, or left out, alone. */
export function circlesIn(uses: readonly Uses[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of uses) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reach = new Map([...next.keys()].map((name) => [name, reachOf(name, next)]));
  return [...next]
    .flatMap(([from, tos]) => [...tos].map((to) => ({ from, to })))
    .filter(({ from, to }) => reach.get(to)?.has(from))
    .map(({ from, to }) => `${from} -> ${to}`)
    .toSorted();
}

function reachOf(name: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const waiting = [name];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const to of next.get(at) ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      waiting.push(to);
    }
  }
  return reached;
}
