import { type KeyboardEvent, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { rovingTarget } from "./roving.ts";

export type Tab<Id extends string> = {
  readonly id: Id;
  readonly label: ReactNode;
  readonly panel: ReactNode;
};

/**
 * The tab pattern: one tab stop, arrow keys select. Every panel is in the document, the others `hidden`, so that the
 * whole text is there for search engines, printing and find-in-page. Which one is selected is the caller's state.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  className,
}: {
  /** What the tabs are parts of, for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  className?: string;
}) {
  const base = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const current = tabs.findIndex((tab) => tab.id === selected);
    const target = rovingTarget(event.key, current, tabs.length);
    const next = target === null ? undefined : tabs[target];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line print:hidden"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-controls={`${base}-${tab.id}-panel`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={move}
            className={classNames(
              "-mb-px min-h-10 shrink-0 border-b-2 px-3 font-medium whitespace-nowrap -outline-offset-2 transition-colors touch:min-h-11",
              tab.id === selected
                ? "border-brand text-brand"
                : "border-transparent text-muted hover:border-control hover:text-ink",
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== selected}
          tabIndex={0}
          className="pt-4"
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
