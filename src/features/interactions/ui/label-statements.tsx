import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#/design/button.tsx";
import type { LabelStatement } from "../interactions.contract.ts";
import type { ExplainedReason } from "../logic/told/explain.ts";
import { labelStatements } from "./label-statements.queries.ts";

/** The imported labels' own sentences about a pair, asked for by a press: only then the pair's two names are sent. */
export function LabelStatements({ reason }: { reason: ExplainedReason }) {
  const [first, second] = reason.ingredients;
  const [asked, setAsked] = useState(false);
  const { data, isError } = useQuery({ ...labelStatements(first, second), enabled: asked });
  const nameOf = (id: string): string => (id === first ? reason.names[0] : reason.names[1]);
  if (first === second) return null;
  if (!asked) {
    return (
      <Button size="small" onClick={() => setAsked(true)} className="mt-2 print:hidden">
        Quote the labels (sends these two names)
      </Button>
    );
  }
  if (isError) return <p className="mt-2 text-small">The labels could not be asked for.</p>;
  if (!data) return <p className="mt-2 text-small text-muted">Asking for the labels...</p>;
  return (
    <div className="mt-2 space-y-2 border-l-2 border-line pl-3 text-small">
      {data.statements.map((statement) => (
        <Statement key={statement.of} statement={statement} nameOf={nameOf} />
      ))}
    </div>
  );
}

function Statement({
  statement,
  nameOf,
}: {
  statement: LabelStatement;
  nameOf: (id: string) => string;
}) {
  const { of, about, status, quotes, setId, version } = statement;
  const verdict = {
    names: `The label of ${nameOf(of)} names ${nameOf(about)} or its class.`,
    silent: `The boxed warning, contraindications and interactions of the label of ${nameOf(of)} are silent on ${nameOf(about)}.`,
    "not-imported": `No label of ${nameOf(of)} has been imported.`,
  }[status];
  return (
    <div>
      <p className="font-semibold">{verdict}</p>
      {quotes.map(({ section, sentence }) => (
        <blockquote key={sentence} className="mt-1 break-words">
          <q>{sentence}</q> <span className="text-muted">({section})</span>
        </blockquote>
      ))}
      {setId !== null && (
        <p className="mt-1 break-words text-muted">
          Set id {setId}, version {version}
        </p>
      )}
    </div>
  );
}
