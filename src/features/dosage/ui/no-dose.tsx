import type { ReactNode } from "react";
import { Button } from "#/design/button.tsx";
import { Card } from "#/design/card.tsx";
import type { MarkTone } from "#/design/mark-shape.tsx";
import { Notice } from "#/design/notice.tsx";
import type { NoDoseAnswer, WithoutDose } from "../logic/answer.ts";
import { MissingAbove, OnRecord } from "./on-record.tsx";
import { Basis, SaidList, WorkedSum } from "./worked-sum.tsx";

/** No two of these may look alike, and none of them like "safe". */
const HEADS: Readonly<Record<WithoutDose, { title: string; tone: MarkTone }>> = {
  contraindicated: { title: "Do not give", tone: "major" },
  refused: { title: "Refused", tone: "major" },
  "not-covered": { title: "No rule on record", tone: "unknown" },
  "more-needed": { title: "More is needed", tone: "info" },
  "asked-back": { title: "Values in doubt", tone: "moderate" },
  "unknown-medication": { title: "Medication not on record", tone: "unknown" },
};

export function NoDose({
  answer,
  onConfirm,
  labelChanged,
}: {
  answer: NoDoseAnswer;
  onConfirm: () => void;
  labelChanged: ReactNode;
}) {
  const { title, tone } = HEADS[answer.status];
  const [reason, ...more] = answer.warnings;
  return (
    <Card aria-labelledby="no-dose" className="md:p-6">
      <h3 id="no-dose" className="sr-only">
        No dose
      </h3>
      {labelChanged}
      {answer.status !== "contraindicated" && <MissingAbove recorded={answer.recorded} />}
      <Notice
        tone={tone}
        framed
        live="polite"
        title={answer.medication === undefined ? title : `${title}: ${answer.medication}`}
        actions={
          answer.status === "asked-back" ? (
            <Button onClick={onConfirm}>The values are right</Button>
          ) : undefined
        }
      >
        {reason}
      </Notice>
      <SaidList title="Also" tone="moderate" said={more} />
      <SaidList title="Notes" tone="info" said={answer.notes} />
      <WorkedSum lines={answer.derivation} />
      <OnRecord recorded={answer.recorded} />
      {answer.checked !== undefined && answer.status !== "asked-back" && (
        <Basis source={answer.source} checked={answer.checked} />
      )}
    </Card>
  );
}
