import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import Pill from "lucide-react/icons/pill";
import { useRef } from "react";
import { Button } from "#/design/button.tsx";
import { EmptyState } from "#/design/empty-state.tsx";
import { Pagination } from "#/design/pagination.tsx";
import { SelectField } from "#/design/fields/select-field.tsx";
import { pageCount } from "#/kernel/page.ts";
import { stringifyAddressSearch } from "#/platform/client/address-search.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { PAGE_SIZE } from "../../drugs.terms.ts";
import { categoryOptions } from "./category-options.ts";
import { type DrugListAddress, pageOf, QUICK_FILTERS } from "./drug-address.ts";
import { listFilter } from "./drug-filters.ts";
import { FoundCount } from "./found-count.tsx";
import { DrugResults } from "./drug-results.tsx";
import { DrugSearchBox } from "./drug-search-box.tsx";
import { categoriesQuery, drugListQuery } from "../drugs.queries.ts";

/** The drug list. Its state is the address, and a change of it makes no entry in the history. */
export function DrugListPage({ address }: { address: DrugListAddress }) {
  const navigate = useNavigate();
  const found = useRef<HTMLElement>(null);
  const asked = listFilter(address);
  const result = useQuery(drugListQuery(asked));
  const categories = useQuery(categoriesQuery);
  const go = (change: DrugListAddress) =>
    void navigate({ to: "/drugs", search: { ...change }, replace: true, resetScroll: false });
  const { page: _page, ...filter } = address;
  const total = result.data?.total ?? 0;
  return (
    <>
      <h1 className="text-h1">Drugs</h1>
      <p className="mt-1 mb-4 max-w-column text-muted">
        Products from FDA's labels and NDC directory. For more filters use the{" "}
        <HrefLink href="/drugs/search" className="link">
          drug database search
        </HrefLink>
        , for what has a monograph the{" "}
        <HrefLink href="/drugs/ingredients" className="link">
          list of ingredients
        </HrefLink>
        .
      </p>
      <DrugSearchBox
        key={address.search ?? ""}
        value={address.search ?? ""}
        onSearch={(search) => {
          go({ ...filter, search });
          found.current?.focus();
        }}
      />
      <div className="mt-3 mb-4 flex flex-wrap items-end gap-3">
        <SelectField
          label="Category"
          placeholder="All categories"
          value={address.category ?? ""}
          onChange={(event) => go({ ...filter, category: event.target.value })}
          options={categoryOptions(categories.data?.categories, address.category)}
          className="w-full sm:w-64"
        />
        <fieldset className="min-w-0">
          <legend className="mb-1 text-small font-medium">Dosage form</legend>
          <div className="flex flex-wrap gap-1.5">
            {QUICK_FILTERS.map((form) => (
              <Button
                key={form}
                aria-pressed={address.form === form}
                variant={address.form === form ? "primary" : "secondary"}
                onClick={() => go({ ...filter, form: address.form === form ? "" : form })}
              >
                {form}
              </Button>
            ))}
          </div>
        </fieldset>
        {Object.keys(filter).length > 0 && (
          <Button variant="quiet" onClick={() => go({})}>
            Clear All
          </Button>
        )}
      </div>
      <section ref={found} tabIndex={-1} aria-label="Drugs found" className="scroll-mt-20">
        <FoundCount page={result.data} className="mb-2 flex flex-wrap justify-between gap-x-4" />
        <DrugResults
          result={result}
          filter={asked}
          hrefOf={(drug) => drug.href}
          empty={
            <EmptyState
              icon={<Pill />}
              title="No drugs found"
              actions={<Button onClick={() => go({})}>Clear All</Button>}
            >
              Check the spelling, search by the ingredient or the NDC, or take a filter away.
            </EmptyState>
          }
        />
      </section>
      <div className="mt-6">
        <Pagination
          page={pageOf(address)}
          pages={pageCount(total, PAGE_SIZE)}
          renderLink={({ page, ...link }) => (
            <HrefLink
              {...link}
              href={`/drugs${stringifyAddressSearch({ ...filter, page })}`}
              replace
            />
          )}
        />
      </div>
    </>
  );
}
