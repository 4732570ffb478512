import { useState } from "react";
import { Button } from "#/design/button.tsx";
import {
  type Correction,
  counted,
  putBack,
  removed,
  takenOut,
  turned,
} from "../logic/corrections.ts";
import { type Draft, TOLD_DURATION, toldDuration } from "../logic/draft.ts";
import type { SymptomAnalysis } from "../symptoms.contract.ts";
import type { Checker } from "./checker-call.ts";
import { FindingChip } from "./finding-chip.tsx";
import { TakenOutList } from "./taken-out.tsx";
import { ToldOtherwise } from "./told-otherwise.tsx";

/** So many chips stand on a phone before the rest is folded away. */
const ON_PHONE = 8;
/** So many of the words that were not understood are named. */
const NAMED = 12;

/** What counts, each to be turned round or taken out; what was taken out; and what was not understood. */
export function Understood({
  draft,
  analysis,
  checker: { nameOf },
  onCorrect,
}: {
  draft: Draft;
  analysis: SymptomAnalysis;
  checker: Checker;
  onCorrect: (correction: Correction) => void;
}) {
  const [isUnfolded, setUnfolded] = useState(false);
  const counting = counted(draft, analysis);
  const attached = new Set(counting.flatMap(({ qualities }) => qualities));
  const shown = counting.filter(({ finding }) => !attached.has(finding));
  const out = takenOut(draft, analysis).map((entry) => ({
    id: entry.finding,
    name: `${entry.negated ? "no " : ""}${nameOf(entry.finding)}`,
    onPutBack: () => onCorrect(putBack(entry)),
  }));
  const lasting = toldDuration(draft, analysis);
  const unrecognized = [...new Set(analysis.unrecognized)];
  const recognizedAny = analysis.recognized.length > 0;
  const isEmpty = shown.length + out.length + unrecognized.length === 0 && lasting === "";
  if (isEmpty) return null;
  return (
    <section aria-labelledby="understood" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="understood" tabIndex={-1} className="text-h3">
          Understood
        </h2>
        {shown.length > 0 && (
          <p className="text-small text-muted print:hidden">
            Press a finding to turn it from present to absent or back, its cross to take it out.
          </p>
        )}
      </div>
      {analysis.language === "not-english" && recognizedAny && (
        <p className="text-small text-muted">
          Single words and numbers of a text in another language. Only red flags follow from them.
        </p>
      )}
      <ToldOtherwise
        draft={draft}
        told={analysis.told}
        onChange={(change) => onCorrect(() => change)}
      />
      <ul aria-labelledby="understood" className="flex flex-wrap gap-1.5">
        {lasting !== "" && (
          <FindingChip
            name={`Duration: ${lasting}`}
            negated={false}
            from={lasting}
            onRemove={() => onCorrect(({ ignored }) => ({ ignored: [...ignored, TOLD_DURATION] }))}
          />
        )}
        {shown.map((entry, place) => (
          <FindingChip
            key={entry.finding}
            name={nameOf(entry.finding)}
            negated={entry.negated}
            qualities={entry.qualities.map(nameOf)}
            from={entry.read?.text}
            isDeniedToo={!entry.negated && typeof entry.read?.over === "string"}
            folded={!isUnfolded && place >= ON_PHONE}
            onTurn={() => onCorrect(turned(entry))}
            onRemove={() => onCorrect(removed(entry))}
          />
        ))}
      </ul>
      {!isUnfolded && shown.length > ON_PHONE && (
        <Button
          variant="quiet"
          className="self-start sm:hidden print:hidden"
          onClick={() => setUnfolded(true)}
        >
          Show all {shown.length}
        </Button>
      )}
      <TakenOutList entries={out} />
      {unrecognized.length > 0 && (
        <p className="text-small text-muted">
          Not understood, and not counted:{" "}
          {unrecognized
            .slice(0, NAMED)
            .map((words) => `"${words}"`)
            .join(", ")}
          {unrecognized.length > NAMED && ` and ${unrecognized.length - NAMED} more`}
        </p>
      )}
    </section>
  );
}
