import { buttonStyle } from "#/design/button-style.ts";
import { ErrorState } from "#/design/error-state.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";

/** What stands in a page's place when it failed. */
export function ErrorPage({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      headingLevel="h1"
      title="Something went wrong"
      onRetry={onRetry}
      actions={
        <HrefLink href="/" className={buttonStyle("secondary")}>
          Back to Home
        </HrefLink>
      }
    >
      This page could not be shown. Please try again in a moment.
    </ErrorState>
  );
}
