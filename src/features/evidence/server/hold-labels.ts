import { createHash } from "node:crypto";
import type { CitedStatement } from "../cited-statement.ts";
import type { LabelText } from "../label.ts";
import { type Change, changesIn, isEarlier } from "../logic/changes.ts";
import { recordOf, reviewWords } from "../logic/review-words.ts";
import type { ChangeRow, NewestLabel, ReviewStore } from "./review.store.ts";

export type HoldLabels = {
  readonly reviews: ReviewStore;
  /** A stored label with its sections. */
  readonly find: (setId: string, version: number) => Promise<LabelText | undefined>;
  /** By set id. */
  readonly cited: ReadonlyMap<string, readonly CitedStatement[]>;
  readonly signal?: AbortSignal;
};

/** Labels that were held against their statements now, and those of them that could not be. */
export type Held = { readonly held: number; readonly problems: number };

/** After so long a label that could not be judged is tried again. */
const RETRY_MS = 86_400_000;

/**
 * Holds the newest stored version of each cited label against what an earlier version supported, and keeps what it no
 * longer supports. Only labels are read that changed, or whose statements did, since they were last held. One that
 * cannot be judged is kept with the reason, and the next one follows.
 */
export async function holdLabels({ reviews, find, cited, signal }: HoldLabels): Promise<Held> {
  const checks = await reviews.checks();
  const newest = await reviews.newest([...cited.keys()]);
  const watched = newest.filter(({ setId, version }) =>
    cited.get(setId)?.some(({ support }) => isEarlier(support.version, version)),
  );
  const stays = new Set(watched.map(({ setId }) => setId));
  await reviews.forget([...checks.keys()].filter((setId) => !stays.has(setId)));
  let [held, problems] = [0, 0];
  for (const label of watched) {
    signal?.throwIfAborted();
    const { setId, version } = label;
    const statements = cited.get(setId) ?? [];
    const check = { setId, version, fingerprint: fingerprintOf(label, statements) };
    const last = checks.get(setId);
    if (last?.fingerprint === check.fingerprint && !isRetried(last)) continue;
    held += 1;
    try {
      const text = await find(setId, version);
      if (text === undefined) throw new Error("Its text is no longer kept.");
      const changes = changesIn(text, statements).map((change) => rowOf(change, label));
      await reviews.replace(check, changes);
    } catch (error) {
      problems += 1;
      await reviews.problem(check, error instanceof Error ? error.message : String(error));
    }
  }
  return { held, problems };
}

function fingerprintOf(label: NewestLabel, statements: readonly CitedStatement[]): string {
  const print = createHash("sha256").update(`${label.version} ${label.reading} `);
  return print.update(JSON.stringify(statements)).digest("base64url");
}

const isRetried = ({ problem, checkedAt }: { problem: string | null; checkedAt: Date }): boolean =>
  problem !== null && Date.now() - checkedAt.getTime() > RETRY_MS;

function rowOf({ statement, judgement, found, severity }: Change, label: NewestLabel): ChangeRow {
  const { setId, version, effectiveOn, importedAt } = label;
  return {
    statement: statement.id,
    file: statement.file,
    record: recordOf(statement),
    says: reviewWords(statement),
    use: statement.fields.for ?? null,
    sections: statement.sections,
    severity,
    judgement,
    found,
    setId,
    version,
    supportedBy: statement.support.version ?? null,
    changedOn: effectiveOn ?? importedAt.toISOString().slice(0, 10),
  };
}
