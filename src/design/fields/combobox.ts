/** What a combobox with a list of suggestions looks like: `active` is the index that the arrow keys stand on. */
export type ComboboxState = { readonly open: boolean; readonly active: number | null };

export type ComboboxEvent =
  | { readonly type: "typed" }
  | { readonly type: "left" }
  | { readonly type: "pointed"; readonly index: number }
  | { readonly type: "key"; readonly key: string; readonly count: number };

export const CLOSED: ComboboxState = { open: false, active: null };

/**
 * The list of the ARIA combobox pattern: down and up walk through it and round by way of the text itself (null),
 * Escape and Enter close it, typing opens it with nothing active.
 */
export function comboboxStep(state: ComboboxState, event: ComboboxEvent): ComboboxState {
  switch (event.type) {
    case "typed":
      return { open: true, active: null };
    case "left":
      return CLOSED;
    case "pointed":
      return { open: true, active: event.index };
    case "key":
      return keyStep(state, event.key, event.count);
  }
}

function keyStep(state: ComboboxState, key: string, count: number): ComboboxState {
  const current = state.open ? state.active : null;
  switch (key) {
    case "ArrowDown":
      if (count === 0) return state;
      return { open: true, active: next(current, count) };
    case "ArrowUp":
      if (count === 0) return state;
      return { open: true, active: previous(current, count) };
    case "Escape":
    case "Enter":
    case "Tab":
      return CLOSED;
    default:
      return state;
  }
}

function next(active: number | null, count: number): number | null {
  if (active === null) return 0;
  return active + 1 < count ? active + 1 : null;
}

function previous(active: number | null, count: number): number | null {
  if (active === null) return count - 1;
  return active > 0 ? active - 1 : null;
}
