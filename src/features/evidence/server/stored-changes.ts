import type { CitedStatement } from "../cited-statement.ts";
import type { LabelText } from "../label.ts";
import { type Change, changesIn, isEarlier, worstFirst } from "../logic/changes.ts";

/** What is asked of the store of labels. */
export type StoredLabels = {
  /** Newest first; empty for a label that is not kept. */
  versions(setId: string): Promise<readonly StoredVersion[]>;
  find(setId: string, version?: number): Promise<LabelText | undefined>;
};

type StoredVersion = { readonly version: number; readonly effectiveOn: string | null };

export type StoredChange = Change & {
  /** The stored version that no longer supports the statement. */
  readonly version: number;
  /** "2026-07-21", or nothing where the label has no valid date. */
  readonly effectiveOn: string | null;
};

/**
 * Holds the newest stored version of each cited label against what an earlier version supports. Between two labels others
 * have their turn; only labels with a newer version are read.
 * @param cited by set id.
 * @returns what is no longer supported, worst first.
 */
export async function storedChanges(
  labels: StoredLabels,
  cited: ReadonlyMap<string, readonly CitedStatement[]>,
  signal?: AbortSignal,
): Promise<StoredChange[]> {
  const changes: StoredChange[] = [];
  for (const [setId, statements] of cited) {
    signal?.throwIfAborted();
    const [newest] = await labels.versions(setId);
    if (newest === undefined || !hasEarlier(statements, newest.version)) continue;
    const label = await labels.find(setId, newest.version);
    if (label === undefined) continue;
    changes.push(...changesIn(label, statements).map((change) => ({ ...change, ...newest })));
  }
  return changes.toSorted(worstFirst);
}

const hasEarlier = (statements: readonly CitedStatement[], version: number): boolean =>
  statements.some(({ support }) => isEarlier(support.version, version));
