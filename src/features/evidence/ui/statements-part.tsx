import { Card } from "#/design/card.tsx";
import { Disclosure } from "#/design/disclosure.tsx";
import { thousands } from "#/kernel/thousands.ts";
import { sumOf, totalOf } from "../logic/standings.ts";
import type { Scorecard } from "../scorecard.schema.ts";
import { FEATURE_WORDS, kindWords } from "./evidence-words.ts";
import { StandingBar, StandingLegend } from "./standing-bar.tsx";
import { StatementTable } from "./statement-table.tsx";

/** Every statement by what it rests on: in a sentence, as bars, and in figures. */
export function StatementsPart({
  statements: { judgedOn, labels, byFeature, byKind },
}: {
  statements: Scorecard["statements"];
}) {
  const all = sumOf(byFeature.map(({ counts }) => counts));
  const total = totalOf(all);
  const supported = all.supported + all["supported twice"];
  const share = (count: number) => `${Math.round((100 * count) / total)} %`;
  return (
    <Card aria-labelledby="statements">
      <h2 id="statements" className="scroll-mt-20 text-h2">
        Statements and what they rest on
      </h2>
      <p className="mt-1 max-w-column">
        Of {thousands(total)} statements {thousands(supported)} ({share(supported)}) are supported
        by one of {thousands(labels)} FDA labels, {thousands(all["supported twice"])} of them by a
        second labeler&apos;s label too; {thousands(all.guideline)} name a guideline or paper, and{" "}
        {thousands(all["no document"])} ({share(all["no document"])}) rest on no document yet.{" "}
        {all.contradicted === 0 ? "None is" : `${thousands(all.contradicted)} are`} contradicted.
        {judgedOn !== null && ` Last held against the labels on ${judgedOn}.`}
      </p>
      <ul className="mt-4 space-y-2">
        {byFeature.map(({ feature, counts }) => (
          <li
            key={feature}
            className="grid items-center gap-x-4 gap-y-0.5 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <span className="font-medium">{FEATURE_WORDS[feature]}</span>
            <StandingBar counts={counts} />
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <StandingLegend />
      </div>
      <div className="mt-6">
        <StatementTable
          caption="By feature"
          first="Feature"
          rows={[
            ...byFeature.map(({ feature, counts }) => ({ name: FEATURE_WORDS[feature], counts })),
            { name: "All", counts: all },
          ]}
        />
      </div>
      <Disclosure className="mt-3" summary={`By kind of statement: ${byKind.length}`}>
        <StatementTable
          caption="Monographs, dosage calculator and interaction checker, by kind"
          first="Kind"
          rows={byKind.map(({ kind, counts }) => ({ name: kindWords(kind), counts }))}
        />
      </Disclosure>
      <p className="mt-3 max-w-column text-small text-muted">
        A program judges: it looks for the words and figures in the cited section. Supported means
        that it found them together, not that a person read them. No pharmacist has reviewed the
        statements yet.
      </p>
    </Card>
  );
}
