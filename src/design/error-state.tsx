import RotateCw from "lucide-react/icons/rotate-cw";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { MarkShape } from "./mark-shape.tsx";

/** Something failed: what, in words for people, and a way to try again where that makes sense. */
export function ErrorState({
  title,
  headingLevel: Heading = "h2",
  onRetry,
  retrying = false,
  actions,
  children,
}: {
  title: ReactNode;
  headingLevel?: "h1" | "h2" | "h3";
  onRetry?: () => void;
  retrying?: boolean;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-column flex-col items-center gap-2 px-4 py-10 text-center"
    >
      <MarkShape tone="major" className="size-8" />
      <Heading className="text-h3">{title}</Heading>
      {children !== undefined && <div className="text-muted">{children}</div>}
      {(onRetry !== undefined || actions !== undefined) && (
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          {onRetry !== undefined && (
            <Button variant="primary" loading={retrying} onClick={onRetry}>
              {!retrying && <RotateCw className="size-4" />}
              Retry
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}
