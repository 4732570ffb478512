import ChevronDown from "lucide-react/icons/chevron-down";
import IdCard from "lucide-react/icons/id-card";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "#/design/button.tsx";
import { Card } from "#/design/card.tsx";
import { EmptyState } from "#/design/empty-state.tsx";
import { ErrorState } from "#/design/error-state.tsx";
import { type PageLink, Pagination } from "#/design/pagination.tsx";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import { npiProblem } from "../logic/npi-input.ts";
import { isAdvanced, isSearch, type SearchAddress } from "../logic/search-address.ts";
import { AdvancedSearch } from "./advanced-search.tsx";
import { BulkCheck } from "./bulk-check.tsx";
import { providersQuery } from "./provider.queries.ts";
import { ProviderResults } from "./provider-results.tsx";
import { ResultsLoading } from "./results-loading.tsx";
import { QuickSearch } from "./quick-search.tsx";

const FAILED =
  "Failed to fetch provider information. Please check your search criteria and try again";
const PANEL = "advanced-search";

type NpiPageProps = {
  search: SearchAddress;
  /** Puts a search into the address; it is made from there. */
  onSearch: (search: SearchAddress) => void;
  renderLink: (link: PageLink) => ReactNode;
};

/** The provider lookup. What is looked for stands in the address, so that it can be shared. */
export function NpiPage({ search, onSearch, renderLink }: NpiPageProps) {
  const [open, setOpen] = useState(isAdvanced(search));
  const { data, error, isFetching, isLoading, isPending, isPlaceholderData, refetch } = useQuery(
    providersQuery(search),
  );
  const problem = search.npi === undefined ? null : npiProblem(search.npi);
  const found = useRef<HTMLElement>(null);
  const ask = (wanted: SearchAddress) => {
    onSearch(wanted);
    found.current?.focus();
  };
  return (
    <div className="space-y-6">
      <header className="print:hidden">
        <h1 className="text-h1">NPI Provider Lookup</h1>
        <p className="mt-1 text-muted">
          Look up US healthcare providers by NPI number, name, place or specialty in the national
          provider registry.
        </p>
      </header>
      <Card className="md:p-6 print:hidden" aria-label="Search">
        <QuickSearch
          npi={search.npi ?? ""}
          searching={isLoading && search.npi !== undefined}
          onSearch={(npi) => ask({ npi })}
        />
        <Button
          variant="quiet"
          className="-ml-3.5 mt-3"
          aria-expanded={open}
          aria-controls={PANEL}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown className={open ? "size-4 rotate-180" : "size-4"} />
          Advanced search
        </Button>
        <div hidden={!open} className="mt-3">
          <AdvancedSearch
            id={PANEL}
            search={search}
            searching={isLoading && isAdvanced(search)}
            onSearch={ask}
          />
        </div>
      </Card>
      <section ref={found} tabIndex={-1} aria-label="Providers found" className="scroll-mt-20">
        {!isSearch(search) ? (
          <EmptyState icon={<IdCard />} title="Search for a provider">
            Enter an NPI number, or open the advanced search for names, places and specialties.
          </EmptyState>
        ) : problem !== null || error !== null ? (
          <ErrorState
            title={FAILED}
            retrying={isFetching}
            {...(problem === null && { onRetry: () => void refetch() })}
          >
            {problem ?? wordsFor(error, "The server could not be reached.")}
          </ErrorState>
        ) : isPending ? (
          <ResultsLoading />
        ) : (
          <ProviderResults
            answer={data}
            search={search}
            loading={isPlaceholderData}
            pages={
              <Pagination
                page={data.pagination.current_page}
                pages={data.pagination.total_pages}
                label="Pages of providers"
                withLast
                renderLink={renderLink}
              />
            }
          />
        )}
      </section>
      <BulkCheck />
    </div>
  );
}
