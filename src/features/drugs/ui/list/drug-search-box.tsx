import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type SubmitEvent, useDeferredValue, useState } from "react";
import { Badge } from "#/design/badge.tsx";
import { Button } from "#/design/button.tsx";
import { SearchField } from "#/design/fields/search-field.tsx";
import { suggestionsQuery } from "./suggestions.query.ts";
import { forgetSearches, rememberSearch, useSearchHistory } from "./search-history.ts";

/** Search by name, ingredient, labeler, class or NDC, with suggestions from the second character on, and the last searches. */
export function DrugSearchBox({
  value,
  onSearch,
}: {
  value: string;
  onSearch: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const navigate = useNavigate();
  const history = useSearchHistory();
  // The letter shows first; what it asks for follows.
  const { data } = useQuery(suggestionsQuery(useDeferredValue(text)));
  const suggestions = text.trim().length >= 2 ? (data?.suggestions ?? []) : [];
  const search = (wanted: string) => {
    setText(wanted);
    rememberSearch(wanted);
    onSearch(wanted.trim());
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    search(text);
  };
  return (
    <search>
      <form onSubmit={submit} className="flex gap-2">
        <SearchField
          label="Search drugs"
          placeholder="Brand, ingredient, labeler, class or NDC"
          value={text}
          onChange={setText}
          suggestions={suggestions}
          suggestionKey={({ type, term }) => `${type} ${term}`}
          renderSuggestion={({ term, type }) => (
            <>
              <span className="min-w-0 flex-1 truncate">{term}</span>
              <Badge>{type}</Badge>
            </>
          )}
          onChoose={({ term, type, href }) => {
            if (type === "category" || type === "labeler") void navigate({ href });
            else search(term);
          }}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="primary">
          Search
        </Button>
      </form>
      {history.length > 0 && <History terms={history} onSearch={search} />}
    </search>
  );
}

function History({
  terms,
  onSearch,
}: {
  terms: readonly string[];
  onSearch: (term: string) => void;
}) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-1.5 text-small text-muted">
      <span>Recent:</span>
      {terms.map((term) => (
        <Button key={term} size="small" onClick={() => onSearch(term)}>
          {term}
        </Button>
      ))}
      <Button size="small" variant="quiet" onClick={forgetSearches}>
        Clear history
      </Button>
    </div>
  );
}
