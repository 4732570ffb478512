import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { SearchField } from "#/design/fields/search-field.tsx";
import { headerSearchHref } from "../logic/header-search.ts";
import type { suggestionsFor } from "../logic/suggestions.ts";

/** The site's search: where it leads depends on what was typed. In the header of every page, and large on Home. */
export function SiteSearch({
  label,
  placeholder,
  trailing,
}: {
  label: string;
  placeholder: string;
  trailing?: ReactNode;
}) {
  const [text, setText] = useState("");
  const [suggest, setSuggest] = useState<{ of: typeof suggestionsFor } | null>(null);
  const navigate = useNavigate();

  const prepare = () => {
    if (suggest !== null) return;
    import("../logic/suggestions.ts")
      .then(({ suggestionsFor: of }) => setSuggest({ of }))
      // Without them the search still leads where it leads.
      .catch(() => undefined);
  };

  const go = (href: string) => {
    setText("");
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    void navigate({ href });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const href = headerSearchHref(text);
    if (href !== null) go(href);
  };

  return (
    // Without script the browser sends the form itself.
    <form action="/news" onSubmit={submit}>
      <SearchField
        name="search"
        label={label}
        placeholder={placeholder}
        value={text}
        onChange={(typed) => {
          prepare();
          setText(typed);
        }}
        suggestions={suggest?.of(text) ?? []}
        suggestionKey={({ term }) => term}
        renderSuggestion={({ term, type }) => (
          <>
            <span className="min-w-0 flex-1 truncate">{term}</span>
            <span className="text-label text-muted">{type}</span>
          </>
        )}
        onChoose={({ href }) => go(href)}
        trailing={trailing}
      />
    </form>
  );
}
