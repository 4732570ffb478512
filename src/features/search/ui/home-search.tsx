import { useNavigate } from "@tanstack/react-router";
import { type SubmitEvent, Suspense, lazy, useDeferredValue, useState } from "react";
import { Card } from "#/design/card.tsx";
import { SearchField } from "#/design/fields/search-field.tsx";

const HomeFound = lazy(async () => ({ default: (await import("./home-found.tsx")).HomeFound }));

const EXAMPLES = ["apixaban dosing", "eliquis", "gfr", "chest pain", "metformin renal"];
const LEAST_TYPED = 2;
const NONE: readonly string[] = [];

/** Home's instrument: it answers below the box while somebody types, and on a page of its own at Enter. */
export function HomeSearch() {
  const [text, setText] = useState("");
  const typed = useDeferredValue(text.trim());
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() !== "") void navigate({ to: "/search", search: { q: text.trim() } });
  };
  return (
    <Card as="div" className="md:p-6">
      <search>
        {/* Without script the browser sends the form itself. */}
        <form action="/search" onSubmit={submit}>
          <SearchField
            name="q"
            label="Search drugs, providers, news, conditions and tools"
            placeholder="Drug, dose, NDC, NPI or symptom"
            value={text}
            onChange={setText}
            suggestions={NONE}
            suggestionKey={String}
            renderSuggestion={String}
            onChoose={setText}
          />
        </form>
      </search>
      <ul className="mt-3 flex flex-wrap gap-2">
        {EXAMPLES.map((example) => (
          <li key={example}>
            <button
              type="button"
              aria-pressed={text === example}
              onClick={() => setText(text === example ? "" : example)}
              className="min-h-8 rounded-full border border-line px-3 text-small text-muted hover:border-brand hover:text-brand aria-pressed:border-brand aria-pressed:bg-brand-tint aria-pressed:text-brand touch:min-h-11"
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
      {typed.length >= LEAST_TYPED && (
        <Suspense fallback={<p className="mt-3 text-muted">Searching...</p>}>
          <HomeFound q={typed} />
        </Suspense>
      )}
    </Card>
  );
}
