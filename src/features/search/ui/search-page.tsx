import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type SubmitEvent, useRef } from "react";
import SearchX from "lucide-react/icons/search-x";
import { Button } from "#/design/button.tsx";
import { EmptyState } from "#/design/empty-state.tsx";
import { ErrorState } from "#/design/error-state.tsx";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { DrugAnswerCard } from "./drug-answer-card.tsx";
import { FoundGroups } from "./found-groups.tsx";
import { searchQuery } from "./search.queries.ts";

/** The palette as a page: links, and a form that a browser without scripts sends by itself. */
export function SearchPage({ q }: { q: string }) {
  const navigate = useNavigate();
  const found = useRef<HTMLElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get("q") ?? "");
    void navigate({ to: "/search", search: { q: asked } });
    found.current?.focus();
  };
  return (
    <>
      <h1 className="text-h1">Search</h1>
      <search>
        <form
          action="/search"
          onSubmit={submit}
          className="mt-3 mb-6 flex max-w-column flex-wrap items-end gap-2"
        >
          <TextField
            key={q}
            label="Drugs, providers, news, conditions, tools and pages"
            type="search"
            name="q"
            defaultValue={q}
            autoComplete="off"
            className="grow basis-44"
          />
          <Button type="submit" variant="primary">
            Search
          </Button>
        </form>
      </search>
      <section ref={found} tabIndex={-1} aria-label="Found" className="scroll-mt-20">
        {q.trim().length >= 2 ? <Found q={q} /> : <Beginning />}
      </section>
    </>
  );
}

const EXAMPLES: readonly (readonly [words: string, what: string])[] = [
  ["apixaban dosing", "a drug and what is asked of it"],
  ["eliquis", "a drug by its brand; an NDC in any form does as well"],
  ["warfarn", "a name with a typing error"],
  ["gfr", "a calculator by what it works out"],
  ["chest pain", "a finding: what may cause it, and the symptom checker with it"],
  ["heart failure", "news and conditions"],
  ["cookies", "a page of this site"],
];

/** What can be asked here, while nothing is. */
function Beginning() {
  return (
    <section aria-labelledby="examples" className="max-w-column">
      <h2 id="examples" className="text-h3">
        For example
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {EXAMPLES.map(([words, what]) => (
          <li key={words} className="flex flex-wrap items-baseline gap-x-3 py-2">
            <HrefLink
              href={`/search?${new URLSearchParams({ q: words })}`}
              className="link inline-flex min-h-6 min-w-6 items-center font-medium"
            >
              {words}
            </HrefLink>
            <span className="text-small text-muted">{what}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted">
        The same search opens over every page with Ctrl K, or Cmd K on a Mac. What you choose there
        is kept in this browser only.
      </p>
    </section>
  );
}

function Found({ q }: { q: string }) {
  const answer = useQuery(searchQuery(q));
  if (answer.isPending) {
    return (
      <Loading label="Searching">
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  if (answer.isError) {
    return (
      <ErrorState
        title="The search did not work"
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
      >
        The drug list, the provider lookup and the news have searches of their own.
      </ErrorState>
    );
  }
  if (answer.data.answers.length === 0 && answer.data.groups.length === 0) {
    return (
      <EmptyState icon={<SearchX />} title={`Nothing found for “${q}”`}>
        Check the spelling, or look in the drug list, the provider lookup or the news.
      </EmptyState>
    );
  }
  return (
    <div className="space-y-4">
      {answer.data.answers.map((drug) => (
        <DrugAnswerCard key={drug.id} answer={drug} />
      ))}
      <FoundGroups groups={answer.data.groups} />
    </div>
  );
}
