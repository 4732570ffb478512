import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState } from "#/design/error-state.tsx";
import { classNames } from "#/design/class-names.ts";
import { Notice } from "#/design/notice.tsx";
import { Loading, Skeleton } from "#/design/skeleton.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { Drug, DrugPage } from "../../drugs.contract.ts";
import { PAGE_SIZE } from "../../drugs.terms.ts";
import { DrugGroupCard } from "./drug-group-card.tsx";
import type { DrugFilter } from "../drugs.queries.ts";

/** A page of drugs in each of its states: coming, failed, none, and there. */
export function DrugResults({
  result,
  filter,
  empty,
  hrefOf,
  view,
}: {
  result: UseQueryResult<DrugPage>;
  filter: DrugFilter;
  empty: ReactNode;
  hrefOf: (drug: Drug) => string;
  view?: "list" | undefined;
}) {
  if (result.isPending) return <Skeletons />;
  if (result.isError) {
    return (
      <ErrorState
        title="Failed to load drugs"
        onRetry={() => void result.refetch()}
        retrying={result.isFetching}
      >
        Please try refreshing the page
      </ErrorState>
    );
  }
  const { drugs, groups, corrections, leftOut, monographs } = result.data;
  return (
    <div aria-busy={result.isFetching || undefined}>
      <h2 className="sr-only">Drugs found</h2>
      {corrections.length + leftOut.length > 0 && (
        <TakenFor corrections={corrections} leftOut={leftOut} />
      )}
      {monographs.map(({ id, name }) => (
        <p key={id} className="mb-3">
          <HrefLink href={`/drugs/ingredients/${id}`} className="link">
            {name}: the monograph, with doses and warnings
          </HrefLink>
        </p>
      ))}
      {drugs.length === 0 ? (
        empty
      ) : (
        <ul
          className={classNames(
            "grid gap-3 transition-opacity",
            view !== "list" && "sm:grid-cols-2 lg:grid-cols-3",
            result.isPlaceholderData && "opacity-60",
          )}
        >
          {drugs.map((drug, at) => (
            <li key={drug.id} className="min-w-0">
              <DrugGroupCard drug={drug} group={groups?.[at]} filter={filter} hrefOf={hrefOf} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Says how the results differ from what was asked for. */
function TakenFor({ corrections, leftOut }: Pick<DrugPage, "corrections" | "leftOut">) {
  return (
    <Notice tone="info" live="polite" className="mb-3">
      {corrections.map(({ typed, taken }) => (
        <p key={typed}>
          Nothing is called “{typed}”. These are results for <strong>{taken}</strong>, the nearest
          name by spelling.
        </p>
      ))}
      {leftOut.length > 0 && (
        <p>
          No product here has all of these words. These are results without{" "}
          <strong>{leftOut.join(", ")}</strong>.
        </p>
      )}
    </Notice>
  );
}

function Skeletons() {
  return (
    <Loading label="Loading drugs">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: PAGE_SIZE }, (_, at) => (
          <Skeleton key={at} className="h-48 w-full" />
        ))}
      </div>
    </Loading>
  );
}
