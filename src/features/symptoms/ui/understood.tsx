import { useState } from "react";
import { Button } from "#/design/button.tsx";
import { type Draft, TOLD_DURATION, toldDuration } from "../logic/draft.ts";
import type { SymptomAnalysis } from "../symptoms.contract.ts";
import type { Checker } from "./checker-call.ts";
import { FindingChip } from "./finding-chip.tsx";
import { ToldOtherwise } from "./told-otherwise.tsx";

/** So many chips stand on a phone before the rest is folded away. */
const ON_PHONE = 8;

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
  const [isUnfolded, setUnfolded] = useState(false);
  const read = analysis.recognized
    .filter(({ finding }) => !draft.ignored.includes(finding))
    .toSorted((one, other) => Number(one.negated) - Number(other.negated));
  const attached = new Set(read.flatMap(({ qualities }) => qualities));
  const shown = read.filter(({ finding }) => !attached.has(finding));
  const count = shown.length + draft.denied.length;
  const folds = (place: number): boolean => !isUnfolded && place >= ON_PHONE;
  const { unrecognized, told } = analysis;
  const lasting = toldDuration(draft, analysis);
  const nothing = read.length === 0 && draft.denied.length === 0 && lasting === "";
  if (nothing && unrecognized.length === 0) return null;
  return (
    <section aria-labelledby="understood" className="flex flex-col gap-2">
      <h2 id="understood" className="text-h3">
        Understood
      </h2>
      <ToldOtherwise {...{ draft, told, onChange }} />
      <ul className="flex flex-wrap gap-1.5">
        {lasting !== "" && (
          <FindingChip
            name={`Duration: ${lasting}`}
            negated={false}
            from={lasting}
            onRemove={() => onChange({ ignored: [...draft.ignored, TOLD_DURATION] })}
          />
        )}
        {shown.map(({ finding, negated, text, qualities }, place) => (
          <FindingChip
            key={finding}
            name={checker.nameOf(finding)}
            negated={negated}
            qualities={qualities.map(checker.nameOf)}
            from={text}
            folded={folds(place)}
            onRemove={() => onChange({ ignored: [...draft.ignored, finding, ...qualities] })}
          />
        ))}
        {draft.denied.map((finding, place) => (
          <FindingChip
            key={`denied-${finding}`}
            name={checker.nameOf(finding)}
            negated
            folded={folds(shown.length + place)}
            onRemove={() => onChange({ denied: draft.denied.filter((other) => other !== finding) })}
          />
        ))}
      </ul>
      {!isUnfolded && count > ON_PHONE && (
        <Button
          variant="quiet"
          className="self-start sm:hidden print:hidden"
          onClick={() => setUnfolded(true)}
        >
          Show all {count}
        </Button>
      )}
      {unrecognized.length > 0 && (
        <p className="text-small text-muted">
          Not understood, and not counted: {unrecognized.map((words) => `"${words}"`).join(", ")}
        </p>
      )}
    </section>
  );
}
