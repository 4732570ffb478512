import { buttonStyle } from "#/design/button-style.ts";
import { ErrorState } from "#/design/error-state.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";

/** What stands in a page's place when it failed. `reference` is the request's id, for a report to us. */
export function ErrorPage({ onRetry, reference }: { onRetry?: () => void; reference?: string }) {
  return (
    <ErrorState
      headingLevel="h1"
      title="Something went wrong"
      {...(onRetry && { onRetry })}
      actions={
        <HrefLink href="/" className={buttonStyle("secondary")}>
          Back to Home
        </HrefLink>
      }
    >
      <p>This page could not be shown. Please try again in a moment.</p>
      {reference !== undefined && (
        <p className="mt-2 text-small">
          Reference: <span className="code select-all">{reference}</span>
        </p>
      )}
    </ErrorState>
  );
}
