import { LRUCache } from "lru-cache";

export type AnswerCacheRules<Answer> = {
  /** For so long a kept answer is given as it is, in ms. */
  readonly freshMs: number;
  /** After that it is given once more while a new one is made, for so long, in ms. */
  readonly staleMs: number;
  readonly maxBytes: number;
  readonly bytesOf: (answer: Answer) => number;
  readonly now: () => number;
  /** Told where each answer came from. */
  readonly seen?: (from: "kept" | "made") => void;
};

/** An address longer than this is nobody's bookmark, and not worth the memory. */
const LONGEST_KEY = 400;

/** Keeps anonymous answers in this process. An address is asked once at a time, however many want it. */
export function createAnswerCache<Answer extends { readonly status: number }>(
  ask: (url: URL) => Promise<Answer>,
  rules: AnswerCacheRules<Answer>,
) {
  const kept = new LRUCache<string, { readonly answer: Answer; readonly at: number }>({
    maxSize: rules.maxBytes,
    sizeCalculation: ({ answer }, key) => rules.bytesOf(answer) + key.length,
  });
  const asked = new Map<string, Promise<Answer>>();

  function renew(url: URL, key: string): Promise<Answer> {
    const running = asked.get(key);
    if (running) return running;
    const next = ask(url)
      .then((answer) => {
        // What was purged meanwhile was asked for before the change.
        if (asked.get(key) !== next) return answer;
        if (answer.status === 200 && key.length <= LONGEST_KEY)
          kept.set(key, { answer, at: rules.now() });
        else kept.delete(key);
        return answer;
      })
      .finally(() => {
        if (asked.get(key) === next) asked.delete(key);
      });
    asked.set(key, next);
    return next;
  }

  return {
    /** @param admit is asked before an answer is made that nobody has asked for yet; what it throws is the answer. */
    async answer(url: URL, admit?: () => Promise<void>): Promise<Answer> {
      const key = url.pathname + url.search;
      const found = kept.get(key);
      const age = found ? rules.now() - found.at : Infinity;
      if (!found || age > rules.freshMs + rules.staleMs) {
        rules.seen?.("made");
        if (admit && !asked.has(key)) await admit();
        return renew(url, key);
      }
      // A renewal that fails in the background leaves what is kept; the next one in the open reports it.
      if (age > rules.freshMs) renew(url, key).catch(() => undefined);
      rules.seen?.("kept");
      return found.answer;
    },
    /** Forgets answers, because what they show has changed: all, or those at certain paths. */
    purge(isConcerned: (path: string) => boolean = () => true): void {
      for (const map of [kept, asked]) {
        const gone = [...map.keys()].filter((key) => isConcerned(key.split("?")[0] ?? key));
        for (const key of gone) map.delete(key);
      }
    },
  };
}
