import { useMemo, useState } from "react";
import { SearchField } from "#/design/search-field.tsx";
import { suggest, type NameSuggestion } from "#/features/substances/logic/suggest.ts";
import { nameOf } from "#/features/substances/logic/vocabulary.ts";

/** Suggestions appear for more than 2 characters. */
const FEWEST_CHARACTERS = 3;

/** As many as the drug search of the interaction checker shows. */
const MOST_SUGGESTIONS = 10;

export function DrugSearch({ onAdd }: { onAdd: (name: string) => void }) {
  const [text, setText] = useState("");
  const typed = text.trim();
  const suggestions = useMemo(
    () => (typed.length >= FEWEST_CHARACTERS ? suggest(typed, MOST_SUGGESTIONS) : []),
    [typed],
  );
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
      <SearchField<NameSuggestion>
        label="Add a drug"
        placeholder="Brand, generic, food or herb"
        value={text}
        onChange={setText}
        suggestions={suggestions}
        suggestionKey={({ name, ingredients }) => `${name} ${ingredients.join(" ")}`}
        renderSuggestion={(suggestion) => <Suggested {...suggestion} />}
        onChoose={({ name }) => add(name)}
      />
      <p className="mt-1 text-small text-muted">Type at least 3 characters; Enter adds.</p>
    </form>
  );
}

function Suggested({ name, kind, ingredients }: NameSuggestion) {
  const generics = ingredients.map(nameOf).join(", ");
  const same = generics.toLowerCase() === name.toLowerCase();
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate">{name}</span>
      {!same && (
        <span className="block truncate text-small text-muted">
          {kind === "brand" ? "brand of " : ""}
          {generics}
        </span>
      )}
    </span>
  );
}
