import { useQuery } from "@tanstack/react-query";
import SearchX from "lucide-react/icons/search-x";
import { useState } from "react";
import { Button } from "#/design/button.tsx";
import { EmptyState } from "#/design/empty-state.tsx";
import { ErrorState } from "#/design/error-state.tsx";
import { Notice } from "#/design/notice.tsx";
import { Loading, Skeleton } from "#/design/skeleton.tsx";
import { thousands } from "#/kernel/thousands.ts";
import type { Feature, Sighting } from "../pills.terms.ts";
import { PILL_PAGE_SIZE } from "../pills.terms.ts";
import { bestImprint, ImprintNotice } from "./imprint-notice.tsx";
import { PillMatchCard } from "./pill-match-card.tsx";
import { PillTray } from "./pill-tray.tsx";
import { pillMatchesQuery } from "./pills.queries.ts";

const QUESTIONS: Record<Feature, string> = {
  imprint: "Look for the imprint, or for the other side of it: it would separate these best.",
  shape: "The shape would separate these best.",
  color: "The color would separate these best.",
  size: "Measure the pill: its size would separate these best.",
  score: "Look for a score line: it would separate these best.",
};

/** Possible matches for what was seen, most likely first. */
export function PillMatches({ seen }: { seen: Sighting }) {
  const [page, setPage] = useState(1);
  const [tray, setTray] = useState(false);
  const result = useQuery(pillMatchesQuery(seen, page));
  if (result.isPending) {
    return (
      <Loading label="Looking for matches">
        <div className="space-y-3">
          {[1, 2, 3].map((at) => (
            <Skeleton key={at} className="h-32 w-full" />
          ))}
        </div>
      </Loading>
    );
  }
  if (result.isError) {
    return (
      <ErrorState
        title="The pill could not be looked up"
        onRetry={() => void result.refetch()}
        retrying={result.isFetching}
      >
        The description is kept; try again.
      </ErrorState>
    );
  }
  const { matches, total, nextQuestion, collection, answeredBy } = result.data;
  if (matches.length === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={
          collection === 0
            ? "No pill is known here yet"
            : "No pill here bears this imprint or one like it"
        }
      >
        The collection holds {thousands(collection)} pills; one that is not in it cannot be found.
        Read both sides again, in good light and either way up, or add shape and color.
      </EmptyState>
    );
  }
  const best = bestImprint(matches);
  const pages = Math.ceil(total / PILL_PAGE_SIZE);
  return (
    <div className="space-y-3">
      {answeredBy === "device" && (
        <Notice tone="moderate" title="Without a connection">
          This device knows the {collection} pills that come with the identifier. A pill that is not
          among them cannot be found now.
        </Notice>
      )}
      {(page === 1 || best === "not given") && <ImprintNotice best={best} found={total} />}
      {nextQuestion !== null && best !== "none" && (
        <Notice tone="info">{QUESTIONS[nextQuestion]}</Notice>
      )}
      <p className="text-small text-muted" aria-live="polite">
        {total} possible {total === 1 ? "match" : "matches"} among {thousands(collection)} pills
      </p>
      <p className="flex gap-2 print:hidden">
        <Button aria-pressed={!tray} onClick={() => setTray(false)}>
          List
        </Button>
        <Button aria-pressed={tray} onClick={() => setTray(true)}>
          Tray, side by side
        </Button>
      </p>
      {tray ? (
        <PillTray seen={seen} matches={matches} />
      ) : (
        <ul className="space-y-3">
          {matches.map((match, at) => (
            <li key={`${match.ndcNumber} ${at}`}>
              <PillMatchCard match={match} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <p className="flex items-center justify-center gap-3">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <span className="text-small text-muted">
            Page {page} of {pages}
          </span>
          <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </p>
      )}
    </div>
  );
}
