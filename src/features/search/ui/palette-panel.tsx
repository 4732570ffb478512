import { useNavigate } from "@tanstack/react-router";
import { use, useDeferredValue, useId, useReducer, useState } from "react";
import { Button } from "#/design/button.tsx";
import { classNames } from "#/design/class-names.ts";
import { type ComboboxState, comboboxStep } from "#/design/fields/combobox.ts";
import { CONTROL_HEIGHT, CONTROL_STYLE } from "#/design/fields/control-style.ts";
import { Dialog } from "#/design/overlays/dialog.tsx";
import { LiveRegion } from "#/design/live-region.tsx";
import { remembers } from "#/platform/client/remembered.ts";
import type { Hit, Known } from "../search.contract.ts";
import { PaletteList } from "./palette-list.tsx";
import { forgetChoices, rememberChoice, useRecentChoices } from "./recent-choices.ts";
import { usePaletteGroups } from "./use-palette-groups.ts";

const READY: ComboboxState = { open: true, active: null };

/** The palette by the ARIA combobox pattern: the focus stays in the text, the arrow keys walk through all groups. */
export default function PalettePanel({
  start,
  onClose,
}: {
  start: () => Promise<readonly Known[]>;
  onClose: () => void;
}) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [known] = useState(start);
  const recent = useRecentChoices();
  const [state, dispatch] = useReducer(comboboxStep, READY);
  const typed = useDeferredValue(text.trim());
  const { groups, pending } = usePaletteGroups(typed, { recent, start: use(known) });
  const hits = groups.flatMap((group) => group.hits);
  const active = state.active !== null && state.active < hits.length ? state.active : null;

  const choose = (hit: Hit) => {
    rememberChoice(hit);
    onClose();
    void navigate({ href: hit.href });
  };
  const all = { title: text, detail: "", href: `/search?${new URLSearchParams({ q: typed })}` };

  return (
    <Dialog open onOpenChange={onClose} title="Search everything">
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened to be typed into; else the close button has the focus
        autoFocus
        type="search"
        role="combobox"
        aria-label="Search everything"
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active === null ? undefined : `${id}-${active}`}
        autoComplete="off"
        spellCheck={false}
        placeholder="A drug, a provider, a condition, news or a tool"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          dispatch({ type: "typed" });
        }}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            event.preventDefault();
            dispatch({ type: "key", key: event.key, count: hits.length });
          }
          if (event.key !== "Enter") return;
          event.preventDefault();
          const chosen = active === null ? hits[0] : hits[active];
          // What the arrow keys stand on was chosen, whatever else may still come.
          if (chosen !== undefined && (active !== null || !pending)) choose(chosen);
          else if (typed !== "") choose(all);
        }}
        className={classNames(CONTROL_STYLE, CONTROL_HEIGHT)}
      />
      <LiveRegion message={typed === "" || pending ? "" : countWords(hits.length)} />
      <PaletteList
        id={id}
        groups={groups}
        active={active}
        typed={typed}
        pending={pending}
        onPoint={(index) => dispatch({ type: "pointed", index })}
        onChoose={choose}
      />
      <p className="mt-3 text-small text-muted max-md:hidden">
        <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close.
        {remembers() && " What you choose is kept in this browser only."}
      </p>
      {recent.length > 0 && (
        <Button size="small" className="mt-2" onClick={forgetChoices}>
          Forget recent choices
        </Button>
      )}
    </Dialog>
  );
}

function countWords(count: number): string {
  if (count === 0) return "Nothing found";
  return count === 1 ? "1 found" : `${count} found`;
}
