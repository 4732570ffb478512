import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { nextTask } from "#/kernel/next-task.ts";

export const SCROLL_RETRY_MS = 100;

/** A page that comes back from the back-forward cache shows data of the time it was left: refresh all of it. */
export function refreshWhenRestored(queryClient: QueryClient, page: Window): void {
  page.addEventListener("pageshow", (event) => {
    if (event.persisted) void queryClient.invalidateQueries();
  });
}

let timesLeft = 0;

/** Counts when the page is left, for good or into the back-forward cache. */
export function watchLeaving(page: Window): void {
  page.addEventListener("pagehide", () => {
    timesLeft += 1;
  });
}

/**
 * To be called before something is asked for. @returns whether the page was left since: a call that was under way then
 * fails, which says nothing of the network or of the answer, and it may fail a moment before the page is told.
 */
export function leavingSinceNow(): () => Promise<boolean> {
  const before = timesLeft;
  return async () => {
    await nextTask();
    return timesLeft > before;
  };
}

/**
 * Every route change starts at the top, and again a moment later in case late content moved the page. What somebody
 * presses meanwhile is not moved away from under the finger: no click would come of it.
 */
export function scrollToTopOnNavigation(router: AnyRouter, page: Window): void {
  const toTop = () => page.scrollTo({ top: 0, left: 0, behavior: "instant" });
  router.subscribe("onResolved", ({ pathChanged, toLocation }) => {
    if (!pathChanged || toLocation.hash) return;
    toTop();
    const again = page.setTimeout(toTop, SCROLL_RETRY_MS);
    const stay = () => page.clearTimeout(again);
    page.addEventListener("pointerdown", stay, { once: true, capture: true, passive: true });
  });
}
