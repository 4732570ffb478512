import { useDeferredValue, useMemo } from "react";
import { FieldError, RequiredMark } from "#/design/fields/field.tsx";
import { SearchField } from "#/design/fields/search-field.tsx";
import type { Calculator } from "../logic/calculator.ts";

/** The medication by name or brand, with suggestions from the rules on record. */
export function MedicationField({
  calculator,
  value,
  error,
  onChange,
}: {
  calculator: Calculator | undefined;
  value: string;
  error: string | undefined;
  onChange: (name: string) => void;
}) {
  const typed = useDeferredValue(value);
  const suggestions = useMemo(() => calculator?.suggest(typed) ?? [], [calculator, typed]);
  return (
    <div>
      <p className="mb-1 text-small font-medium">
        Medication
        <RequiredMark required />
      </p>
      <SearchField
        label="Medication"
        placeholder="Name or brand"
        required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : "medication-error"}
        value={value}
        onChange={onChange}
        suggestions={suggestions}
        suggestionKey={({ id }) => id}
        renderSuggestion={({ name, also }) => (
          <span className="min-w-0 flex-1">
            <span className="block truncate">{name}</span>
            {also !== "" && <span className="block truncate text-small text-muted">{also}</span>}
          </span>
        )}
        onChoose={({ name }) => onChange(name)}
      />
      <FieldError id="medication-error" error={error} />
    </div>
  );
}
