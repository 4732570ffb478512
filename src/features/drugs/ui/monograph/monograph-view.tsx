import { type ReactNode, useMemo } from "react";
import { Badge } from "#/design/badge.tsx";
import { Card } from "#/design/card.tsx";
import { Disclosure } from "#/design/disclosure.tsx";
import { Notice } from "#/design/notice.tsx";
import type { NoteOf } from "#/platform/client/statement-notes.ts";
import { fitsRoute, statementsIn } from "../../logic/monograph-words.ts";
import type { Monograph, MonographAnswer, Population } from "../../monographs.contract.ts";
import { MonographDoses } from "./monograph-doses.tsx";
import { MonographNotesProvider, useLineNote } from "./monograph-notes.ts";
import { Part, PartText } from "./monograph-part.tsx";
import { PopulationPart } from "./monograph-population.tsx";
import { MonographSource } from "./monograph-source.tsx";

/** The whole, or what a tab asks for. */
export type MonographParts = "all" | "dosage" | "warnings";

/** One ingredient in our own words: what is asked first in sight, the rest one click away. */
export function MonographView({
  answer: { name, monograph, populations },
  parts,
  productRoute,
  supportEmail,
  noteOf,
}: {
  answer: MonographAnswer;
  parts: MonographParts;
  productRoute: string | null;
  supportEmail: string | null;
  /** What is noted beside its statements. */
  noteOf: NoteOf | undefined;
}) {
  const { boxedWarning, labels } = monograph;
  const hasBox = statementsIn(boxedWarning).length > 0;
  const notes = useMemo(() => ({ ingredient: monograph.id, noteOf }), [monograph.id, noteOf]);
  return (
    <MonographNotesProvider value={notes}>
      <Card aria-label={`Monograph of ${name}`}>
        <div className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2 className="text-h2 wrap-anywhere">{name}</h2>
          {monograph.class.points.map((point) => (
            <Badge key={point} wraps>
              {point}
            </Badge>
          ))}
        </div>
        <div className="space-y-4">
          {hasBox && (
            <Notice tone="major" framed title="Boxed warning">
              <PartText part={boxedWarning} labels={labels} />
            </Notice>
          )}
          {parts !== "warnings" && (
            <>
              {!fitsRoute(monograph.doses, productRoute) && (
                <Notice tone="moderate" title="Doses for another route">
                  This product is given by another route ({productRoute?.toLowerCase()}); take its
                  dose from its label.
                </Notice>
              )}
              <MonographDoses name={name} monograph={monograph} />
            </>
          )}
          {parts === "all" ? (
            <EveryPart monograph={monograph} populations={populations} hasBox={hasBox} />
          ) : (
            <>
              <Parts monograph={monograph} named={parts}>
                {parts === "warnings" && !hasBox && <Box monograph={monograph} />}
              </Parts>
              {parts === "dosage" && <PopulationParts populations={populations} />}
            </>
          )}
        </div>
        <MonographSource name={name} monograph={monograph} supportEmail={supportEmail} />
      </Card>
    </MonographNotesProvider>
  );
}

const PARTS = {
  dosage: [
    ["Renal impairment", "renal"],
    ["Hepatic impairment", "hepatic"],
    ["Indications", "indications"],
    ["Monitoring", "monitoring"],
  ],
  warnings: [
    ["Contraindications", "contraindications"],
    ["Serious effects", "seriousEffects"],
    ["Common effects", "commonEffects"],
    ["Key interactions", "interactions"],
    ["Pregnancy", "pregnancy"],
    ["Lactation", "lactation"],
  ],
  first: [
    ["Renal impairment", "renal"],
    ["Hepatic impairment", "hepatic"],
    ["Contraindications", "contraindications"],
    ["Indications", "indications"],
  ],
  further: [
    ["Common effects", "commonEffects"],
    ["Serious effects", "seriousEffects"],
    ["Pregnancy", "pregnancy"],
    ["Lactation", "lactation"],
    ["Monitoring", "monitoring"],
    ["Key interactions", "interactions"],
  ],
} as const;

function EveryPart({
  monograph,
  populations,
  hasBox,
}: {
  monograph: Monograph;
  populations: readonly Population[];
  hasBox: boolean;
}) {
  return (
    <>
      <Parts monograph={monograph} named="first">
        {!hasBox && <Box monograph={monograph} />}
      </Parts>
      <PopulationParts populations={populations} />
      <Further monograph={monograph} />
    </>
  );
}

/** Closed, it says whether something in it is being reviewed. */
function Further({ monograph }: { monograph: Monograph }) {
  const noteOf = useLineNote();
  const isReviewed = PARTS.further
    .flatMap(([, part]) => statementsIn(monograph[part]))
    .some((statement) => noteOf(statement) !== null);
  return (
    <Disclosure
      summary={`Effects, pregnancy and lactation, monitoring, interactions${isReviewed ? ": a label changed, being reviewed" : ""}`}
    >
      <Parts monograph={monograph} named="further" />
    </Disclosure>
  );
}

function PopulationParts({ populations }: { populations: readonly Population[] }) {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {populations.map((population) => (
        <PopulationPart key={population.subject} population={population} />
      ))}
    </div>
  );
}

function Box({ monograph: { boxedWarning, labels } }: { monograph: Monograph }) {
  return <Part title="Boxed warning" part={boxedWarning} labels={labels} />;
}

function Parts({
  monograph,
  named,
  children,
}: {
  monograph: Monograph;
  named: keyof typeof PARTS;
  children?: ReactNode;
}) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {children}
      {PARTS[named].map(([title, part]) => (
        <Part key={part} title={title} part={monograph[part]} labels={monograph.labels} />
      ))}
    </div>
  );
}
