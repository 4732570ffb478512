import type { Checker } from "../logic/checker.ts";
import type { Draft } from "../logic/draft.ts";
import type { SymptomAnalysis } from "../symptoms.contract.ts";
import { FindingChip } from "./finding-chip.tsx";

/** What was understood of the text, each to be taken out again, and what was not. */
export function Understood({
  draft,
  analysis,
  checker,
  onChange,
}: {
  draft: Draft;
  analysis: SymptomAnalysis;
  checker: Checker;
  onChange: (change: Partial<Draft>) => void;
}) {
  const read = analysis.recognized.filter(({ finding }) => !draft.ignored.includes(finding));
  const { unrecognized } = analysis;
  if (read.length === 0 && draft.denied.length === 0 && unrecognized.length === 0) return null;
  return (
    <section aria-labelledby="understood" className="flex flex-col gap-2">
      <h2 id="understood" className="text-h3">
        Understood
      </h2>
      <ul className="flex flex-wrap gap-1.5">
        {read.map(({ finding, negated, text }) => (
          <FindingChip
            key={finding}
            name={checker.nameOf(finding)}
            negated={negated}
            from={text}
            onRemove={() => onChange({ ignored: [...draft.ignored, finding] })}
          />
        ))}
        {draft.denied.map((finding) => (
          <FindingChip
            key={`denied-${finding}`}
            name={checker.nameOf(finding)}
            negated
            onRemove={() => onChange({ denied: draft.denied.filter((other) => other !== finding) })}
          />
        ))}
      </ul>
      {unrecognized.length > 0 && (
        <p className="text-small text-muted">
          Not understood, and not counted: {unrecognized.map((words) => `"${words}"`).join(", ")}
        </p>
      )}
    </section>
  );
}
