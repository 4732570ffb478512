import type { ReactNode } from "react";
import { Button } from "#/design/button.tsx";
import { Card } from "#/design/card.tsx";
import type { ChoiceAnswer, IndicationRow } from "../logic/answer.ts";
import { MissingAbove, OnRecord } from "./on-record.tsx";
import { Basis, SaidList } from "./worked-sum.tsx";

/** The doses of all uses side by side, none of them larger than another: the indication has to be chosen first. */
export function IndicationTable({
  answer,
  onChoose,
  labelChanged,
}: {
  answer: ChoiceAnswer;
  onChoose: (row: IndicationRow) => void;
  labelChanged: ReactNode;
}) {
  const { medication, byIndication, warnings, notes, source, checked, recorded } = answer;
  return (
    <Card aria-labelledby="by-indication" className="md:p-6">
      <h3 id="by-indication" className="text-h3">
        Choose the indication of {medication}
      </h3>
      {labelChanged}
      <MissingAbove recorded={recorded} />
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {byIndication.map((row) => (
          <li
            key={`${row.indication} ${row.route}`}
            className="grid items-center gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
          >
            <p>
              <span className="block font-semibold">{row.indication}</span>
              <span className="text-small text-muted">{row.route}</span>
            </p>
            <p className="tabular-nums">
              {row.dose === null ? (
                <span className="text-muted">No dose. {row.reason}</span>
              ) : (
                <>
                  {row.dose}, {row.frequency}
                  <span className="block text-small text-muted">Max {row.maxDaily}</span>
                </>
              )}
            </p>
            <Button
              className="justify-self-start print:hidden"
              aria-label={`Choose ${row.indication}, ${row.route}`}
              onClick={() => onChoose(row)}
            >
              Choose
            </Button>
          </li>
        ))}
      </ul>
      <SaidList title="Warnings" tone="moderate" said={warnings} />
      <SaidList title="Notes" tone="info" said={notes} />
      <OnRecord recorded={recorded} />
      <Basis source={source} checked={checked} />
    </Card>
  );
}
