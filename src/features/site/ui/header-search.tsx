import { useNavigate } from "@tanstack/react-router";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { SearchField } from "#/design/search-field.tsx";
import { headerSearchHref, suggestionsFor } from "../logic/header-search.ts";

/** The header's search box. On a phone it grows over the whole header while it has the focus. */
export function HeaderSearch() {
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useSearchShortcut(() => input.current?.focus());

  const go = (href: string) => {
    setText("");
    input.current?.blur();
    void navigate({ href });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const href = headerSearchHref(text);
    if (href !== null) go(href);
  };

  return (
    <search className="ml-auto min-w-0 max-md:flex-1 max-md:focus-within:absolute max-md:focus-within:inset-x-4 max-md:focus-within:z-10 md:w-64 md:transition-[width] md:focus-within:w-96">
      {/* Without script the browser sends the form itself. */}
      <form action="/news" onSubmit={submit}>
        <SearchField
          ref={input}
          name="search"
          label="Search"
          placeholder="Search"
          value={text}
          onChange={setText}
          suggestions={suggestionsFor(text)}
          suggestionKey={({ term }) => term}
          renderSuggestion={({ term, type }) => (
            <>
              <span className="min-w-0 flex-1 truncate">{term}</span>
              <span className="text-label text-muted">{type}</span>
            </>
          )}
          onChoose={({ href }) => go(href)}
          trailing={
            <kbd className="rounded-control border border-line px-1.5 text-label text-muted max-md:hidden">
              Ctrl K
            </kbd>
          }
        />
      </form>
    </search>
  );
}

/** Ctrl or Cmd + K, from anywhere on the page. */
function useSearchShortcut(onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
