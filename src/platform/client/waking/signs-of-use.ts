const SIGNS = ["pointerdown", "focusin", "keydown", "input"] as const;

/** Calls `heard` at each sign that somebody uses the page, until `over` is aborted. */
export function onSignsOfUse(heard: () => void, over: AbortSignal): void {
  for (const sign of SIGNS) {
    addEventListener(sign, heard, { capture: true, passive: true, signal: over });
  }
}
