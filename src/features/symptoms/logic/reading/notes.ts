import { allows } from "./context/asserting.ts";
import type { Page } from "./page.ts";
import type { Quality } from "./phrases/qualities.ts";
import type { Recognized } from "./recognized.ts";
import type { Place } from "./unread.ts";

/** Something said of a finding, and where. */
export type Statement = Omit<Recognized, "text" | "over">;

/** What has been understood of a page so far; a finding stands once, and stated before denied. */
export type Notes = {
  readonly recognized: Map<string, Recognized>;
  /** Everything that was said, each time. */
  readonly said: Statement[];
  readonly understood: Place[];
  readonly qualities: Quality[];
  readonly add: (finding: string, start: number, end: number, negated: boolean) => void;
};

export function notesOn({ patient, unsure, text }: Page): Notes {
  const recognized = new Map<string, Recognized>();
  const said: Statement[] = [];
  const understood: Place[] = [];
  return {
    recognized,
    said,
    understood,
    qualities: [],
    add(finding, start, end, negated) {
      if (!allows(finding, patient, negated)) return;
      if (unsure.some((denial) => start < denial.end && end > denial.start)) return;
      // Said a second time it is understood too.
      understood.push({ start, end });
      said.push({ finding, start, end, negated });
      const earlier = recognized.get(finding);
      if (earlier !== undefined && !(earlier.negated && !negated)) return;
      const over = earlier && { over: earlier.text };
      const own = { finding, start, end, negated, text: text.slice(start, end) };
      recognized.set(finding, { ...own, ...over });
    },
  };
}
