import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FieldError } from "#/design/fields/field.tsx";
import { SearchField } from "#/design/fields/search-field.tsx";
import type { Checker } from "./checker-call.ts";
import { suggestionsQuery } from "./checker.queries.ts";
import { FindingChip } from "./finding-chip.tsx";

/** The symptom search and the list of those selected. */
export function SymptomPicker({
  checker,
  selected,
  error,
  onChange,
}: {
  checker: Checker | undefined;
  selected: readonly string[];
  error: string | undefined;
  onChange: (selected: readonly string[]) => void;
}) {
  const [text, setText] = useState("");
  const [left, setLeft] = useState(false);
  const {
    data: found = [],
    isSuccess,
    isPlaceholderData,
  } = useQuery(suggestionsQuery(checker, text, selected));
  const typed = text.trim();
  const isUnknown = isSuccess && !isPlaceholderData && found.length === 0;
  return (
    <div>
      <p className="mb-1 text-small font-medium">Symptoms</p>
      <SearchField
        label="Search symptoms"
        placeholder="Search symptoms, signs, history, tests"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : "symptoms-error"}
        value={text}
        onChange={(typing) => {
          setText(typing);
          setLeft(false);
        }}
        onBlur={() => setLeft(true)}
        suggestions={typed === "" ? [] : found}
        suggestionKey={({ id }) => id}
        renderSuggestion={({ name, system }) => (
          <>
            <span className="min-w-0 flex-1">{name}</span>
            <span className="text-label text-muted">{system}</span>
          </>
        )}
        onChoose={({ id }) => {
          setText("");
          onChange([...selected, id]);
        }}
      />
      <div className="mt-1 empty:hidden">
        <FieldError id="symptoms-error" error={error} />
      </div>
      <output className="mt-1 block text-small text-moderate-ink empty:hidden">
        {typed !== "" &&
          (isUnknown
            ? `No finding is known as "${typed}". Say it in the additional information, which is read too.`
            : left && `"${typed}" is not selected and does not count. Choose it from the list.`)}
      </output>
      <h2 id="selected-symptoms" tabIndex={-1} className="mt-3 text-small font-medium">
        Selected symptoms
      </h2>
      {selected.length === 0 ? (
        <p className="text-small text-muted">None yet. Search above, or describe the case below.</p>
      ) : (
        <ul aria-labelledby="selected-symptoms" className="mt-1 flex flex-wrap gap-1.5">
          {selected.map((id) => (
            <FindingChip
              key={id}
              name={checker?.nameOf(id) ?? id}
              negated={false}
              onRemove={() => onChange(selected.filter((other) => other !== id))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
