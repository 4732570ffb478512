import { tooltipDelay } from "./tooltip-delay.ts";

const NAMED = "button[aria-label], a[aria-label]";
const STYLE =
  "pointer-events-auto fixed inset-auto m-0 w-max max-w-60 animate-appear border-0 bg-transparent p-0 py-1.5";
/** From the edge of the window, in px. */
const MARGIN = 8;

/**
 * Shows the name of whatever shows only an icon: when the pointer has rested on it, and at once when the keyboard
 * reaches it. The tip can be pointed at itself and goes at any key (WCAG 1.4.13). Screen readers know the name already.
 * One for the page: nothing that has an icon needs to know of it.
 */
export function showLabelTips(): void {
  if (!("popover" in HTMLElement.prototype)) return;
  let pointedAt: Element | null = null;
  let tip: HTMLElement | null = null;
  let lastClosed: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    if (tip === null) return;
    tip.remove();
    tip = null;
    lastClosed = Date.now();
  };
  const open = (named: Element) => {
    close();
    if (named.isConnected) tip = tipFor(named);
  };

  window.addEventListener(
    "pointerover",
    ({ target, pointerType }) => {
      if (pointerType === "touch" || !(target instanceof Element) || tip?.contains(target)) return;
      const named = target.closest(NAMED);
      if (named === pointedAt) return;
      pointedAt = named;
      close();
      if (named === null || !showsOnlyAnIcon(named)) return;
      timer = setTimeout(() => open(named), tooltipDelay(Date.now(), lastClosed));
    },
    { capture: true, passive: true },
  );
  window.addEventListener(
    "focusin",
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(`:is(${NAMED}):focus-visible`)) return;
      if (showsOnlyAnIcon(target)) open(target);
    },
    { capture: true },
  );
  for (const end of ["focusout", "pointerdown", "keydown", "scroll", "blur"]) {
    window.addEventListener(end, close, { capture: true, passive: true });
  }
  document.documentElement.addEventListener("pointerleave", () => {
    pointedAt = null;
    close();
  });
}

/** A shortcut's key is no word for what it does. */
function showsOnlyAnIcon(named: Element): boolean {
  if (!(named instanceof HTMLElement)) return false;
  return named.innerText.trim() === "" || named.querySelector("kbd") !== null;
}

/** Above what it names, or below where there is no room; over dialogs too. */
function tipFor(named: Element): HTMLElement {
  const tip = document.createElement("div");
  tip.popover = "manual";
  tip.ariaHidden = "true";
  tip.dataset["tip"] = "";
  tip.className = STYLE;
  const text = document.createElement("span");
  text.className = "block rounded-control bg-ink px-2 py-1 text-small text-paper";
  text.textContent = named.getAttribute("aria-label");
  tip.append(text);
  (named.closest("dialog") ?? document.body).append(tip);
  tip.showPopover();
  const { left, width, top, bottom } = named.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const last = document.documentElement.clientWidth - own.width - MARGIN;
  tip.style.left = `${Math.max(MARGIN, Math.min(left + (width - own.width) / 2, last))}px`;
  tip.style.top = `${top < own.height ? bottom : top - own.height}px`;
  return tip;
}
