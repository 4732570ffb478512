import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import Search from "lucide-react/icons/search";
import { useRef } from "react";
import { Button } from "#/design/button.tsx";
import { buttonStyle } from "#/design/button-style.ts";
import { EmptyState } from "#/design/empty-state.tsx";
import { Pagination } from "#/design/pagination.tsx";
import { SelectField } from "#/design/fields/select-field.tsx";
import { pageCount } from "#/kernel/page.ts";
import { stringifyAddressSearch } from "#/platform/client/address-search.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { PAGE_SIZE, type Sort } from "../../drugs.terms.ts";
import { type DrugDatabaseAddress, pageOf } from "./drug-address.ts";
import { databaseFilter } from "./drug-filters.ts";
import { FoundCount } from "./found-count.tsx";
import { DrugResults } from "./drug-results.tsx";
import { DrugSearchBox } from "./drug-search-box.tsx";
import { drugListQuery } from "../drugs.queries.ts";
import { FilterPanel } from "./filter-panel.tsx";

const SORT_OPTIONS: { value: Sort; label: string }[] = [
  { value: "relevance", label: "Relevance" },
  { value: "name", label: "Name, A to Z" },
  { value: "-name", label: "Name, Z to A" },
  { value: "manufacturer", label: "Labeler" },
];

const VIEWS = [
  { value: undefined, label: "Grid" },
  { value: "list", label: "List" },
] as const;

/** The drug database search, for all drugs or those of a category. */
export function DrugDatabasePage({
  address,
  category,
  title,
}: {
  address: DrugDatabaseAddress;
  category: string | undefined;
  title: string;
}) {
  const navigate = useNavigate();
  const found = useRef<HTMLElement>(null);
  const asked = databaseFilter(address, category);
  const result = useQuery(drugListQuery(asked));
  const { page: _page, ...state } = address;
  const path = category === undefined ? "/drugs/search" : `/drugs/category/${category}`;
  const go = (change: DrugDatabaseAddress, to = path) =>
    void navigate({ to, search: { ...state, ...change }, resetScroll: false });
  const total = result.data?.total ?? 0;
  const { view } = address;
  return (
    <>
      <h1 className="mb-4 text-h1">{title}</h1>
      <DrugSearchBox
        key={address.q ?? ""}
        value={address.q ?? ""}
        onSearch={(q) => {
          go({ q });
          found.current?.focus();
        }}
      />
      <div className="my-3">
        <FilterPanel
          address={address}
          category={category}
          onFilter={(change) => go(change)}
          onCategory={(slug) => go({}, slug === "" ? "/drugs/search" : `/drugs/category/${slug}`)}
        />
      </div>
      <section ref={found} tabIndex={-1} aria-label="Drugs found" className="scroll-mt-20">
        <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
          <FoundCount page={result.data} className="max-w-column" />
          <div className="flex flex-wrap items-end gap-3">
            <SelectField
              label="Sort by"
              value={address.sort ?? "relevance"}
              onChange={(event) =>
                go({ sort: SORT_OPTIONS.find(({ value }) => value === event.target.value)?.value })
              }
              options={SORT_OPTIONS}
            />
            <fieldset className="flex gap-1">
              <legend className="mb-1 text-small font-medium">View</legend>
              {VIEWS.map(({ value, label }) => (
                <Button
                  key={label}
                  aria-pressed={view === value}
                  variant={view === value ? "primary" : "secondary"}
                  onClick={() => go({ view: value })}
                >
                  {label}
                </Button>
              ))}
            </fieldset>
          </div>
        </div>
        <DrugResults
          result={result}
          filter={asked}
          hrefOf={(drug) => `/drugs/${drug.id}`}
          view={view}
          empty={
            <EmptyState
              icon={<Search />}
              title="No drugs found"
              actions={
                <>
                  <HrefLink
                    href={`${path}${stringifyAddressSearch({ q: address.q })}`}
                    className={buttonStyle("primary")}
                  >
                    Clear Filters
                  </HrefLink>
                  <HrefLink href="/drugs" className={buttonStyle("secondary")}>
                    Browse All Drugs
                  </HrefLink>
                </>
              }
            >
              Check the spelling, or search by ingredient, labeler, class or NDC.
            </EmptyState>
          }
        />
      </section>
      <div className="mt-6">
        <Pagination
          page={pageOf(address)}
          pages={pageCount(total, PAGE_SIZE)}
          renderLink={({ page, ...link }) => (
            <HrefLink {...link} href={`${path}${stringifyAddressSearch({ ...state, page })}`} />
          )}
        />
      </div>
    </>
  );
}
