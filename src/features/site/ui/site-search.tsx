import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, type SubmitEvent, useRef, useState } from "react";
import { SearchField } from "#/design/fields/search-field.tsx";
import { headerSearchHref } from "../logic/header-search.ts";
import type { FindSuggestions, SearchSuggestion } from "../logic/suggestions.ts";

/** The site's search, in the header of every page: where it leads depends on what was typed. */
export function SiteSearch({
  label,
  placeholder,
  find,
  trailing,
}: {
  label: string;
  placeholder: string;
  /** What everything of the site has for the words, as suggestions after the fixed ones. */
  find: FindSuggestions;
  trailing?: ReactNode;
}) {
  const [text, setText] = useState("");
  const [suggestions, setSuggestions] = useState<readonly SearchSuggestion[]>([]);
  const latest = useRef("");
  const navigate = useNavigate();

  const type = (typed: string) => {
    setText((latest.current = typed));
    import("./suggest.ts")
      .then(({ suggest }) => suggest(latest, find, setSuggestions))
      // Without them the search still leads where it leads.
      .catch(() => undefined);
  };

  const go = (href: string) => {
    type("");
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
        onChange={type}
        suggestions={suggestions}
        suggestionKey={({ term, href }) => term + href}
        renderSuggestion={({ term, type }) => (
          <>
            <span className="min-w-0 flex-1 truncate">{term}</span>
            <span className="max-w-1/2 truncate text-label text-muted">{type}</span>
          </>
        )}
        onChoose={({ href }) => go(href)}
        trailing={trailing}
      />
    </form>
  );
}
