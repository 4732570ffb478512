import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "#/design/error-state.tsx";
import { Notice } from "#/design/notice.tsx";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { useStatementNotes } from "#/platform/client/statement-notes.ts";
import type { DrugDetail } from "../../drugs.contract.ts";
import { coveredIngredients, monographQuery } from "../drugs.queries.ts";
import type { MonographParts } from "./monograph-view.tsx";
import { StillMonograph } from "./still-monograph.tsx";

/** The monograph of each of a product's ingredients; what has none is named. */
export function IngredientMonographs({
  drug,
  parts,
  supportEmail,
}: {
  drug: DrugDetail;
  parts: MonographParts;
  supportEmail: string | null;
}) {
  const missing = drug.ingredients.filter(({ hasMonograph }) => !hasMonograph);
  const covered = coveredIngredients(drug);
  return (
    <div className="space-y-4">
      {covered.length > 0 && drug.ingredients.length > 1 && (
        <p className="max-w-column text-muted">
          {drug.ingredients.length} active ingredients, each described by itself. Doses are those of
          the ingredient alone; the dose of this combination is in its label.
        </p>
      )}
      {covered.map((id) => (
        <OneMonograph
          key={id}
          id={id}
          route={drug.route}
          parts={parts}
          supportEmail={supportEmail}
        />
      ))}
      {missing.length > 0 && (
        <Notice
          tone="unknown"
          title={`No monograph yet of ${missing.map(({ name }) => name).join(", ")}`}
        >
          Nothing here was written on {missing.length === 1 ? "this ingredient" : "these"}; that
          says nothing about safety.{" "}
          <HrefLink href="/drugs/ingredients" className="link">
            Which ingredients are covered
          </HrefLink>
        </Notice>
      )}
    </div>
  );
}

function OneMonograph({
  id,
  route,
  parts,
  supportEmail,
}: {
  id: string;
  route: string | null;
  parts: MonographParts;
  supportEmail: string | null;
}) {
  const answer = useQuery(monographQuery(id));
  const noteOf = useStatementNotes(`ingredients/${id}`);
  if (answer.isPending) {
    return (
      <Loading label="Loading the monograph">
        <SkeletonText lines={8} className="max-w-column" />
      </Loading>
    );
  }
  if (answer.isError) {
    return (
      <ErrorState
        title="The monograph could not be loaded"
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
      >
        What the label says is below.
      </ErrorState>
    );
  }
  return (
    <StillMonograph
      answer={answer.data}
      parts={parts}
      productRoute={route}
      supportEmail={supportEmail}
      noteOf={noteOf}
    />
  );
}
