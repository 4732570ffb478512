import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { SearchField } from "#/design/fields/search-field.tsx";
import { productSuggestions } from "./product.queries.ts";
import { suggestionsQuery } from "./engine.queries.ts";
import { FEWEST_CHARACTERS } from "../logic/entries/search-limits.ts";
import type { SuggestedDrug } from "../logic/entries/suggest-drugs.ts";

export function DrugSearch({
  onStart,
  onAdd,
}: {
  /** Somebody is about to type, or types: what failed to come is asked for again. */
  onStart: () => void;
  onAdd: (name: string) => void;
}) {
  const [text, setText] = useState("");
  const [started, setStarted] = useState(false);
  const { data: names } = useQuery({ ...suggestionsQuery, enabled: started });
  const start = (): void => {
    setStarted(true);
    onStart();
  };
  const typed = text.trim();
  // The letter shows first; what it may become follows.
  const wanted = useDeferredValue(typed);
  const known = useMemo(() => names?.suggestDrugs(wanted) ?? [], [names, wanted]);
  const isUnknown = names !== undefined && wanted.length >= FEWEST_CHARACTERS && known.length === 0;
  const { data: products = [] } = useQuery({ ...productSuggestions(wanted), enabled: isUnknown });
  const suggestions = isUnknown ? products : known;
  const add = (name: string): void => {
    if (name === "") return;
    onAdd(name);
    setText("");
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add(typed.length >= FEWEST_CHARACTERS ? typed : "");
      }}
    >
      <SearchField<SuggestedDrug>
        label="Add a drug"
        placeholder="Brand, generic, food or herb"
        value={text}
        onFocus={start}
        onChange={(words) => {
          start();
          setText(words);
        }}
        suggestions={suggestions}
        suggestionKey={({ name, generics }) => `${name} ${generics}`}
        renderSuggestion={(suggestion) => <Suggested {...suggestion} />}
        onChoose={({ name, contents }) => add(contents ?? name)}
      />
      <p className="mt-1 text-small text-muted">Type at least 3 characters; Enter adds.</p>
    </form>
  );
}

function Suggested({ name, generics, isBrand }: SuggestedDrug) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate">{name}</span>
      {generics !== "" && (
        <span className="block truncate text-small text-muted">
          {isBrand ? "brand of " : ""}
          {generics}
        </span>
      )}
    </span>
  );
}
