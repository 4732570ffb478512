import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";

export const SCROLL_RETRY_MS = 100;

/** A page that comes back from the back-forward cache shows data of the time it was left: refresh all of it. */
export function refreshWhenRestored(queryClient: QueryClient, page: Window): void {
  page.addEventListener("pageshow", (event) => {
    if (event.persisted) void queryClient.invalidateQueries();
  });
}

/** Every route change starts at the top, and again a moment later in case late content moved the page. */
export function scrollToTopOnNavigation(router: AnyRouter, page: Window): void {
  const toTop = () => page.scrollTo({ top: 0, left: 0, behavior: "instant" });
  router.subscribe("onResolved", ({ pathChanged, toLocation }) => {
    if (!pathChanged || toLocation.hash) return;
    toTop();
    page.setTimeout(toTop, SCROLL_RETRY_MS);
  });
}
