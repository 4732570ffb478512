import { useQuery } from "@tanstack/react-query";
import { memo, useDeferredValue, useState } from "react";
import { Button } from "#/design/button.tsx";
import { Card } from "#/design/card.tsx";
import { ErrorState } from "#/design/error-state.tsx";
import { Notice } from "#/design/notice.tsx";
import { takeTo } from "#/design/overlays/reveal.ts";
import { keepFragment, useFragmentDraft } from "#/platform/client/fragment.ts";
import { RelatedTools } from "#/platform/client/related-tools.tsx";
import type { Correction } from "../logic/corrections.ts";
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

const ANSWER = "symptom-analysis";

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
  const analysis = useQuery(analysisQuery(checker, asked));
  const analyze = () => {
    const next = change(completed);
    ask(next);
    if (isError) void refetch();
    if (isInquiry(inquiryOf(next))) takeTo(document.getElementById(ANSWER));
  };
  // The letter shows first; that a correction of the answer counts it in follows.
  const correct = useDeferredValue((correction: Correction) => ask(change(correction)));

  return (
    <>
      <h1 className="text-h1">Symptom checker</h1>
      <p className="mt-1 mb-6 max-w-column text-muted">
        For professional use. It lists conditions that fit the findings, with what speaks for and
        against each; it does not diagnose or direct, and it is not meant for decisions that cannot
        wait.
      </p>
      <Card className="print:hidden md:p-6">
        <InquiryForm
          draft={draft}
          problems={tried && !isInquiry(inquiry) ? inquiry : {}}
          checker={checker}
          waiting={analysis.isFetching || (asked !== null && checker === undefined && !isError)}
          onChange={change}
          onAnalyze={analyze}
          onClear={() => {
            change(EMPTY_DRAFT);
            keepFragment("");
            setAsked(null);
            setTried(false);
          }}
        />
        {isError && (
          <ErrorState title="The knowledge could not be loaded" onRetry={() => void refetch()}>
            Check the connection and try again. Once loaded, the checker works offline.
          </ErrorState>
        )}
        {analysis.isError && (
          <ErrorState title="The analysis failed" onRetry={() => void analysis.refetch()} />
        )}
      </Card>
      {asked !== null && analysis.data !== undefined && checker !== undefined && (
        <section
          id={ANSWER}
          ref={takeTo}
          tabIndex={-1}
          aria-label="Analysis"
          className="mt-6 flex scroll-mt-20 flex-col gap-6"
        >
          {draft !== asked && (
            <Notice
              tone="moderate"
              live="polite"
              title="This answer is for what stood in the form before it was changed"
              actions={
                <Button size="small" className="print:hidden" onClick={analyze}>
                  Analyze again
                </Button>
              }
            />
          )}
          <Answer draft={asked} analysis={analysis.data} checker={checker} onCorrect={correct} />
        </section>
      )}
      <RelatedTools links={RELATED} />
    </>
  );
}
