import { type Lock, lockAt, readLock } from "./evidence/lock.ts";

type LastJudgements = {
  /** The newest day of the lock; null where none was written yet. */
  readonly judgedOn: string | null;
  /** By a statement's id; nothing of those that no label was held against. */
  readonly judgements: Lock;
};

/** How each statement stood when labels were last held against the records: the one reader of the lock for what is shown. */
export function lastJudgements(root: string): LastJudgements {
  const text = lockAt(root);
  const days = text.match(/\b20\d\d-[01]\d-[0-3]\d\b/g) ?? [];
  return {
    judgedOn: days.toSorted().at(-1) ?? null,
    judgements: readLock(text),
  };
}
