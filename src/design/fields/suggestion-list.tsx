/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- No element of HTML is a
   listbox that holds markup, and the options never have the focus: the keys belong to the text field above them. */
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

/** The listbox under a search field. It never takes the focus: pressing on it must not blur the text. */
export function SuggestionList<Suggestion>({
  id,
  label,
  open,
  active,
  suggestions,
  suggestionKey,
  renderSuggestion,
  onPoint,
  onChoose,
}: {
  id: string;
  label: string;
  open: boolean;
  active: number | null;
  suggestions: readonly Suggestion[];
  suggestionKey: (suggestion: Suggestion) => string;
  renderSuggestion: (suggestion: Suggestion) => ReactNode;
  onPoint: (index: number) => void;
  onChoose: (suggestion: Suggestion) => void;
}) {
  return (
    <div
      role="listbox"
      id={`${id}-list`}
      aria-label={`${label}: suggestions`}
      hidden={!open}
      className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-card border border-line bg-paper py-1 shadow-float"
    >
      {open &&
        suggestions.map((suggestion, index) => (
          <div
            key={suggestionKey(suggestion)}
            role="option"
            id={`${id}-${index}`}
            aria-selected={index === active}
            tabIndex={-1}
            onPointerMove={() => {
              if (index !== active) onPoint(index);
            }}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
            className={classNames(
              "flex min-h-9 cursor-pointer items-center gap-2 px-3 py-1.5 touch:min-h-11",
              index === active && "bg-brand-tint forced-colors:outline",
            )}
          >
            {renderSuggestion(suggestion)}
          </div>
        ))}
    </div>
  );
}
