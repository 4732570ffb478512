import { useLayoutEffect } from "react";

/** Marks a field as the server wrote it, until React answers there. */
const MARK = "data-early";

const HELD =
  "keydown keypress keyup textInput input change paste compositionstart compositionend " +
  "pointerdown pointerup mousedown mouseup touchstart touchend click submit";

/** For the control of a field that is written into. */
export const earlyMark = {
  ...(import.meta.env.SSR && { [MARK]: "" }),
  ...(import.meta.env.DEV && { suppressHydrationWarning: true }),
};

const heldForms = new Set<HTMLFormElement>();

/**
 * Keeps from React what is typed into fields that it does not answer yet: it would bring their whole part of the page to
 * life at once, and the letter would show when that is over. The browser writes the letter by itself; `useEarlyField`
 * tells what was typed when the part has come alive by itself. A form that is sent meanwhile waits for that.
 */
export function holdEarlyEvents(): void {
  // At the window: ahead of React, which listens at the document.
  for (const type of HELD.split(" ")) addEventListener(type, hold, true);
}

function hold(event: Event): void {
  const { target, type } = event;
  if (type === "submit" && target instanceof HTMLFormElement) {
    if (target.querySelector(`[${MARK}]`) === null) return;
    event.preventDefault();
    heldForms.add(target);
  } else if (!isText(target) || !target.hasAttribute(MARK) || isShortcut(event)) return;
  event.stopPropagation();
}

/** These are not only the field's. */
function isShortcut(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return false;
  return event.key === "Escape" || event.ctrlKey || event.metaKey || event.altKey;
}

function isText(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

/** To be called by what renders a field, with its control's id. */
export function useEarlyField(id: string): void {
  useLayoutEffect(() => {
    const field = document.getElementById(id);
    if (!field?.hasAttribute(MARK)) return;
    field.removeAttribute(MARK);
    const tell = isText(field) && field.value !== field.defaultValue ? teller(field) : undefined;
    const form = field.closest("form");
    // Not while React is at work: it would put back what it knows. And before it draws the field anew with that.
    queueMicrotask(() => {
      tell?.();
      if (form && heldForms.delete(form)) setTimeout(() => form.requestSubmit());
    });
  }, [id]);
}

/** Returns what tells React of the text that stands in a field now. */
function teller(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    if (field.value !== value) {
      field.value = value;
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    }
    // React hears of a change by comparing with the text that it found in the field, which was typed already.
    Reflect.get(field, "_valueTracker")?.setValue(field.defaultValue);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (field !== document.activeElement) {
      field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    }
  };
}
