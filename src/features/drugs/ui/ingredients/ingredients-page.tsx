import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Breadcrumbs } from "#/design/breadcrumbs.tsx";
import { Button } from "#/design/button.tsx";
import { EmptyState } from "#/design/empty-state.tsx";
import { ErrorState } from "#/design/error-state.tsx";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import { thousands } from "#/kernel/thousands.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { IngredientList } from "../../monographs.contract.ts";
import { SHOWN, type Shown } from "../../drugs.terms.ts";
import { ingredientsQuery } from "../drugs.queries.ts";
import {
  ingredientsAddress,
  type IngredientsAddress,
  ingredientsFilter,
} from "./ingredients-address.ts";
import { IngredientLetters } from "./ingredient-letters.tsx";

const CHOICES: Record<Shown, string> = {
  covered: "With a monograph",
  missing: "Without one",
  all: "All",
};

/** Which ingredients have a monograph, and how each was checked. */
export function IngredientsPage({ address }: { address: IngredientsAddress }) {
  const navigate = useNavigate();
  const list = useQuery(ingredientsQuery(ingredientsFilter(address)));
  const go = (change: IngredientsAddress) =>
    void navigate({
      to: "/drugs/ingredients",
      search: ingredientsAddress({ ...address, ...change }),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: "Drugs", href: "/drugs" },
          { label: "Ingredients", href: "/drugs/ingredients" },
        ]}
        renderLink={({ label, href }, className) => (
          <HrefLink href={href} className={className}>
            {label}
          </HrefLink>
        )}
      />
      <h1 className="mt-1 text-h1">Ingredients</h1>
      {list.data !== undefined && <Counted counts={list.data.counts} />}
      <div className="my-4 flex flex-wrap items-end gap-3">
        <TextField
          label="Find an ingredient or brand"
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={address.q ?? ""}
          onChange={(event) => go({ q: event.target.value })}
          className="w-full sm:w-80"
        />
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">Show</legend>
          {SHOWN.map((show) => (
            <Button
              key={show}
              aria-pressed={(address.show ?? "covered") === show}
              variant={(address.show ?? "covered") === show ? "primary" : "secondary"}
              onClick={() => go({ show })}
            >
              {CHOICES[show]}
            </Button>
          ))}
        </fieldset>
      </div>
      {list.isPending ? (
        <Loading label="Loading the ingredients">
          <SkeletonText lines={12} />
        </Loading>
      ) : list.isError ? (
        <ErrorState
          title="The ingredients could not be loaded"
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        >
          The drug list still works.
        </ErrorState>
      ) : list.data.ingredients.length === 0 ? (
        <EmptyState
          title="No ingredient found"
          actions={<Button onClick={() => go({ q: "", show: "all" })}>Show all</Button>}
        >
          Look under All: an ingredient without a monograph may still have products in the drug
          list.
        </EmptyState>
      ) : (
        <IngredientLetters ingredients={list.data.ingredients} />
      )}
    </>
  );
}

function Counted({ counts }: { counts: IngredientList["counts"] }) {
  return (
    <p className="mt-1 max-w-column text-muted">
      {thousands(counts.monographs)} of {thousands(counts.ingredients)} ingredients have a monograph
      in our own words; {thousands(counts.checkedByLabel)} of those were checked against an FDA
      label of the ingredient alone, the others against one of a combination or none. No pharmacist
      has reviewed them yet. The drug reference has {thousands(counts.products)} products.
    </p>
  );
}
