import Search from "lucide-react/icons/search";
import { type ComponentProps, type ReactNode, useId, useReducer } from "react";
import { classNames } from "../class-names.ts";
import { CLOSED, comboboxStep } from "./combobox.ts";
import { CONTROL_HEIGHT, CONTROL_STYLE } from "./control-style.ts";
import { earlyMark, useEarlyField } from "./early-field.ts";
import { LiveRegion } from "../live-region.tsx";
import { SuggestionList } from "./suggestion-list.tsx";

export type SearchFieldProps<Suggestion> = Omit<
  ComponentProps<"input">,
  "id" | "type" | "value" | "onChange" | "className" | "onSelect" | "role"
> & {
  /** Accessible name; the placeholder is only an example. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly Suggestion[];
  suggestionKey: (suggestion: Suggestion) => string;
  renderSuggestion: (suggestion: Suggestion) => ReactNode;
  onChoose: (suggestion: Suggestion) => void;
  /** Shown at the right end of the field: a key hint, a button. */
  trailing?: ReactNode;
  className?: string;
};

/**
 * A search box with suggestions after the ARIA combobox pattern: the focus stays in the text, the arrow keys walk
 * through the list, Enter takes the active one or else sends the form, Escape closes the list and then clears.
 */
export function SearchField<Suggestion>({
  label,
  value,
  onChange,
  suggestions,
  suggestionKey,
  renderSuggestion,
  onChoose,
  trailing,
  className,
  ...rest
}: SearchFieldProps<Suggestion>) {
  const id = useId();
  useEarlyField(id);
  const [state, dispatch] = useReducer(comboboxStep, CLOSED);
  const open = state.open && suggestions.length > 0;
  const active = open ? state.active : null;
  const choose = (suggestion: Suggestion) => {
    dispatch({ type: "left" });
    onChoose(suggestion);
  };

  return (
    <div className={classNames("relative", className)}>
      <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
      <input
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        {...earlyMark}
        id={id}
        type="search"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={active === null ? undefined : `${id}-${active}`}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          dispatch({ type: "typed" });
        }}
        onBlur={(event) => {
          rest.onBlur?.(event);
          dispatch({ type: "left" });
        }}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          if (event.key === "ArrowDown" || event.key === "ArrowUp") event.preventDefault();
          // Escape in a search input clears it in some browsers: the first one only closes the list.
          if (event.key === "Escape" && open) event.preventDefault();
          const chosen = active === null ? undefined : suggestions[active];
          if (event.key === "Enter" && chosen !== undefined) {
            event.preventDefault();
            choose(chosen);
            return;
          }
          dispatch({ type: "key", key: event.key, count: suggestions.length });
        }}
        className={classNames(
          CONTROL_STYLE,
          CONTROL_HEIGHT,
          "pl-9 [&::-webkit-search-cancel-button]:appearance-none",
          trailing !== undefined && "pr-16",
        )}
      />
      {trailing !== undefined && (
        <span className="absolute inset-y-0 right-2 flex items-center">{trailing}</span>
      )}
      <LiveRegion
        message={
          open ? `${suggestions.length} suggestion${suggestions.length === 1 ? "" : "s"}` : ""
        }
      />
      <SuggestionList
        id={id}
        label={label}
        open={open}
        active={active}
        suggestions={suggestions}
        suggestionKey={suggestionKey}
        renderSuggestion={renderSuggestion}
        onPoint={(index) => dispatch({ type: "pointed", index })}
        onChoose={choose}
      />
    </div>
  );
}
