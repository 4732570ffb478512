import { useQuery } from "@tanstack/react-query";
import { memo, useDeferredValue, useState } from "react";
import { Card } from "#/design/card.tsx";
import { ErrorState } from "#/design/error-state.tsx";
import { keepFragment, useFragmentDraft } from "#/platform/client/fragment.ts";
import { RelatedTools } from "#/platform/client/related-tools.tsx";
import {
  type Draft,
  EMPTY_DRAFT,
  completed,
  draftFrom,
  fragmentOf,
  inquiryOf,
  isInquiry,
} from "../logic/draft.ts";
import { AnalysisView } from "./analysis-view.tsx";
import { analysisQuery, checkerQuery } from "./checker.queries.ts";
import { InquiryForm } from "./inquiry-form.tsx";

const RELATED = [
  { href: "/drugs", label: "Drug database" },
  { href: "/drug-interactions", label: "Drug interaction checker" },
  { href: "/npi", label: "Find a provider by NPI" },
];

/** Drawn anew only where something of it has changed, not with every letter typed above it. */
const Answer = memo(AnalysisView);

/** The symptom checker. The engine runs in the browser; nothing that is typed leaves it. */
export function SymptomChecker() {
  const { data: checker, isError, refetch } = useQuery(checkerQuery);
  const [draft, change] = useFragmentDraft(draftFrom);
  const [asked, setAsked] = useState<Draft | null>(null);
  const [tried, setTried] = useState(false);

  const inquiry = inquiryOf(draft);
  const ask = (next: Draft) => {
    setTried(true);
    if (!isInquiry(inquiryOf(next))) return;
    keepFragment(fragmentOf(next));
    setAsked(next);
  };
  const { data: analysis } = useQuery(analysisQuery(checker, asked));
  // The letter shows first; that a correction of the answer counts it in follows.
  const correct = useDeferredValue((part: Partial<Draft>) => ask(change(part)));

  return (
    <>
      <h1 className="text-h1">Symptom checker</h1>
      <p className="mt-1 mb-6 max-w-column text-muted">
        For professional use. It lists conditions that fit the findings, with what speaks for and
        against each; it does not diagnose or direct, and it is not meant for decisions that cannot
        wait.
      </p>
      <Card className="print:hidden md:p-6">
        {isError && (
          <ErrorState title="The knowledge could not be loaded" onRetry={() => void refetch()}>
            Check the connection and try again. Once loaded, the checker works offline.
          </ErrorState>
        )}
        <InquiryForm
          draft={draft}
          problems={tried && !isInquiry(inquiry) ? inquiry : {}}
          checker={checker}
          waiting={asked !== null && checker === undefined && !isError}
          onChange={change}
          onAnalyze={() => ask(change(completed(draft)))}
          onClear={() => {
            change(EMPTY_DRAFT);
            setAsked(null);
            setTried(false);
          }}
        />
      </Card>
      {asked !== null && analysis !== undefined && checker !== undefined && (
        <div className="mt-6">
          <Answer draft={asked} analysis={analysis} checker={checker} onChange={correct} />
        </div>
      )}
      <RelatedTools links={RELATED} />
    </>
  );
}
