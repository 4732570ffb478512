import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { DrugNotFound } from "#/features/drugs/ui/product/drug-not-found.tsx";
import { RouteFailure } from "#/features/site/ui/route-failure.tsx";
import { MissingHead } from "#/features/site/ui/missing-head.tsx";
import { CallError } from "#/platform/client/calls/call-error.ts";

/** In place of a product that is not there. */
export function MissingDrug({ onRetry }: { onRetry?: () => void }) {
  return (
    <>
      <MissingHead
        title="Drug Not Found"
        description="The requested drug information could not be found."
      />
      <DrugNotFound {...(onRetry && { onRetry })} />
    </>
  );
}

/** In place of a product that could not be loaded. */
export function FailedDrug({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  // Without an answer nothing is known of the drug, not even that there is none.
  if (!(error instanceof CallError)) return <RouteFailure reset={reset} />;
  return (
    <MissingDrug
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}
