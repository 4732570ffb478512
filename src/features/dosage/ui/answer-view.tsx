import type { ReactNode } from "react";
import { Button } from "#/design/button.tsx";
import { Card } from "#/design/card.tsx";
import { PaperLines } from "#/platform/client/paper-lines.tsx";
import type { Answer, DoseAnswer, IndicationRow } from "../logic/answer.ts";
import { IndicationTable } from "./indication-table.tsx";
import { NoDose } from "./no-dose.tsx";
import { MissingAbove, OnRecord } from "./on-record.tsx";
import { OrderCheck } from "./order-check.tsx";
import { Basis, SaidList, WorkedSum } from "./worked-sum.tsx";

/** The answer: the dose large, what must be known with it, the sum beneath, the source at its foot. */
export function AnswerView({
  answer,
  labelChanged,
  drawings,
  given,
  conversions,
  onConfirm,
  onChoose,
  onKeep,
}: {
  answer: Answer;
  /** What is noted of its label. */
  labelChanged: ReactNode;
  /** The answer drawn. */
  drawings: ReactNode;
  /** The patient in a line, for paper, where the form does not stand beside the answer. */
  given: string;
  conversions: readonly string[];
  onConfirm: () => void;
  onChoose: (row: IndicationRow) => void;
  onKeep: () => void;
}) {
  return (
    <div className="flex flex-col gap-4">
      <p className="hidden print:block">Given: {given}.</p>
      {answer.status === "dose" ? (
        <Dose answer={answer} conversions={conversions} labelChanged={labelChanged} />
      ) : answer.status === "choose-indication" ? (
        <IndicationTable answer={answer} onChoose={onChoose} labelChanged={labelChanged} />
      ) : (
        <NoDose answer={answer} onConfirm={onConfirm} labelChanged={labelChanged} />
      )}
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button onClick={() => print()}>Print for the chart</Button>
        <Button onClick={onKeep}>Keep inputs in the address</Button>
      </div>
      {drawings}
      <PaperLines />
      {answer.status === "dose" && <OrderCheck key={answer.derivation.join()} answer={answer} />}
    </div>
  );
}

function Dose({
  answer,
  conversions,
  labelChanged,
}: {
  answer: DoseAnswer;
  conversions: readonly string[];
  labelChanged: ReactNode;
}) {
  const { medication, indication, dose, frequency, maxDaily, route, warnings, notes, recorded } =
    answer;
  // What is measured out stands behind the dose in brackets: on a line of its own it can be read at a glance.
  const given = / \([^()]*\)$/.exec(dose)?.[0] ?? "";
  const facts = [
    ["Frequency", frequency],
    ["Max daily", maxDaily],
    ["Route", route],
  ];
  return (
    <Card aria-labelledby="dose" className="md:p-6">
      <h3 id="dose" className="text-small text-muted">
        Dose of {medication}, {indication}
      </h3>
      {labelChanged}
      <MissingAbove recorded={recorded} />
      <p className="mt-1 tabular-nums">
        <span className="text-figure text-balance">
          {dose.slice(0, dose.length - given.length)}
        </span>
        {given !== "" && <span className="block text-h2">{given.slice(2, -1)}</span>}
      </p>
      <dl className="mt-3 grid gap-x-6 gap-y-2 border-y border-line py-3 sm:grid-cols-3">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="caps text-muted">{term}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <SaidList title="Warnings" tone="moderate" said={warnings} />
      <SaidList title="Notes" tone="info" said={notes} />
      <WorkedSum lines={[...conversions, ...answer.derivation]} />
      <OnRecord recorded={recorded} />
      <Basis source={answer.source} checked={answer.checked} />
    </Card>
  );
}
