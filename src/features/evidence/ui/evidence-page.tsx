import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "#/design/error-state.tsx";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import { stillPart } from "#/platform/client/waking/part.tsx";
import { evidenceQuery } from "./evidence.queries.ts";

const LOADING = (
  <Loading label="Loading the figures">
    <SkeletonText lines={12} />
  </Loading>
);
const StillScorecard = stillPart(
  async () => (await import("./scorecard-view.tsx")).ScorecardView,
  LOADING,
);

/** What every clinical statement here rests on, what the engines were measured to do, and what is missing. */
export function EvidencePage() {
  const answer = useQuery(evidenceQuery);
  return (
    <>
      <h1 className="text-h1">Evidence</h1>
      <p className="mt-1 mb-6 max-w-column text-muted">
        What the clinical statements of this site rest on, what its engines were measured to do, how
        old its sources are, and what is missing. The figures are counted by the build from the
        records themselves.
      </p>
      {answer.isPending && LOADING}
      {answer.isError && (
        <ErrorState
          title="The figures could not be loaded"
          onRetry={() => void answer.refetch()}
          retrying={answer.isFetching}
        />
      )}
      {answer.data !== undefined && <StillScorecard answer={answer.data} />}
    </>
  );
}
