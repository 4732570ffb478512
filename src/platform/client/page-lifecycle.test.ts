import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SCROLL_RETRY_MS, scrollToTopOnNavigation } from "./page-lifecycle.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** How often a page is taken to its top after a route change, with what happens on it in between. */
function timesAtTop(meanwhile: (page: EventTarget) => void): number {
  let times = 0;
  const heard: ((change: unknown) => void)[] = [];
  const page = Object.assign(new EventTarget(), {
    scrollTo: () => (times += 1),
    setTimeout,
    clearTimeout,
  });
  scrollToTopOnNavigation(
    { subscribe: (_: string, listener: (typeof heard)[number]) => heard.push(listener) } as never, // The one thing that is asked of it.
    page as never, // All that is asked of a window.
  );
  for (const resolved of heard) resolved({ pathChanged: true, toLocation: { hash: "" } });
  meanwhile(page);
  vi.advanceTimersByTime(SCROLL_RETRY_MS);
  return times;
}

test("a route change goes to the top, and again a moment later", () => {
  expect(timesAtTop(() => undefined)).toBe(2);
});

test("what is pressed meanwhile is not moved away", () => {
  expect(timesAtTop((page) => page.dispatchEvent(new Event("pointerdown")))).toBe(1);
});
