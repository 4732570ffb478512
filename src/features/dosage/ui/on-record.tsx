import { Disclosure } from "#/design/disclosure.tsx";
import { MarkShape } from "#/design/mark-shape.tsx";
import { capitalized } from "#/kernel/text.ts";
import type { Recorded } from "../logic/told/recorded.ts";
import { besideDose, missingText, STATE_TEXT, SUBJECT_TEXT } from "../logic/told/recorded-text.ts";

/** Above an answer: what is not on record for this patient, and what the monograph says that no rule works in. */
export function MissingAbove({ recorded }: { recorded: readonly Recorded[] }) {
  const missing = missingText(recorded);
  const beside = besideDose(recorded);
  if (missing === undefined && beside.length === 0) return null;
  return (
    <ul className="mb-3 flex max-w-column flex-col gap-1 border-b border-line pb-3">
      {beside.map((text) => (
        <li key={text} className="flex gap-2">
          <MarkShape tone="moderate" className="mt-[0.1875rem]" />
          {text}
        </li>
      ))}
      {missing !== undefined && (
        <li className="flex gap-2">
          <MarkShape tone="unknown" className="mt-[0.1875rem]" />
          {missing}
        </li>
      )}
    </ul>
  );
}

/** All that may ask for another dose, with what is on record of each. */
export function OnRecord({ recorded }: { recorded: readonly Recorded[] }) {
  if (recorded.length === 0) return null;
  const missing = recorded.filter(({ state }) => state === "not on record").length;
  return (
    <Disclosure
      className="mt-4"
      summary={`What is on record for this drug: ${recorded.length - missing} of ${recorded.length}`}
    >
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {recorded.map(({ subject, state, inOtherUse, words }) => (
          <div key={subject} className="sm:contents">
            <dt className="text-muted">{capitalized(SUBJECT_TEXT[subject])}</dt>
            <dd>
              {STATE_TEXT[state]}
              {inOtherUse && " in this use; other uses have a rule"}
              {words !== "" && `, not worked into the dose: ${words}`}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 max-w-column text-small text-muted">
        Not on record means that nothing was written on it here. That says nothing about safety: see
        the current label.
      </p>
    </Disclosure>
  );
}
