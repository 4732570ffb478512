import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState } from "#/design/error-state.tsx";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import { wordsFor } from "#/platform/client/calls/call-error.ts";

/** What was asked for, or that it is on its way, or that it did not come. */
export function Listed<Data>({
  asked,
  children,
}: {
  asked: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  if (asked.isPending) {
    return (
      <Loading label="Loading">
        <SkeletonText />
      </Loading>
    );
  }
  if (asked.isError) {
    return (
      <ErrorState title="This did not come" onRetry={() => void asked.refetch()}>
        {wordsFor(asked.error, "Please try again.")}
      </ErrorState>
    );
  }
  return children(asked.data);
}

/** "2026-11-28 07:02 UTC": the same for all who look after one system, wherever they are. */
export function momentOf(at: string | null): string {
  return at === null ? "never" : `${at.slice(0, 16).replace("T", " ")} UTC`;
}
