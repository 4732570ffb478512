export type Changed = { readonly name: string; readonly updatedAt: string | null };

export type ChangeRules = {
  /** When each source was last read; asked at most once in `everyMs`. */
  readonly look: () => Promise<readonly Changed[]>;
  /** By source, what the paths begin with that show something of it; a source without an entry concerns all. */
  readonly concerns: Readonly<Record<string, readonly string[]>>;
  readonly purge: (isConcerned: (path: string) => boolean) => void;
  readonly everyMs: number;
  readonly now: () => number;
};

/**
 * Forgets kept pages when an import has changed what they show, whichever process imported it. To be called with each
 * request: it waits for nothing and looks only now and then, so that a server that nobody asks does nothing.
 */
export function purgeOnChange({ look, concerns, purge, everyMs, now }: ChangeRules): () => void {
  let known: ReadonlyMap<string, string | null> | undefined;
  let lookedAt = -Infinity;

  const compare = (found: readonly Changed[]) => {
    const before = known;
    known = new Map(found.map(({ name, updatedAt }) => [name, updatedAt]));
    if (before === undefined) return;
    for (const { name, updatedAt } of found) {
      if (before.get(name) === updatedAt) continue;
      const prefixes = Object.hasOwn(concerns, name) ? concerns[name] : undefined;
      purge((path) => prefixes?.some((prefix) => isWithin(path, prefix)) ?? true);
    }
  };

  return () => {
    if (now() - lookedAt < everyMs) return;
    lookedAt = now();
    // A database that does not answer is told by the pages themselves; kept ones are served meanwhile.
    look().then(compare, () => undefined);
  };
}

function isWithin(path: string, prefix: string): boolean {
  if (prefix === "/") return path === "/";
  return path === prefix || path.startsWith(`${prefix}/`);
}
