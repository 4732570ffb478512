import { buttonStyle } from "#/design/button-style.ts";
import { ErrorState } from "#/design/error-state.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";

/** Whatever kept the product from being shown, the way on is the list. */
export function DrugNotFound({ onRetry }: { onRetry?: () => void }) {
  return (
    <ErrorState
      title="Drug Not Found"
      headingLevel="h1"
      {...(onRetry && { onRetry })}
      actions={
        <HrefLink href="/drugs" className={buttonStyle("secondary")}>
          Back to Drugs
        </HrefLink>
      }
    >
      The requested drug information could not be found.
    </ErrorState>
  );
}
