import { QueryClientProvider } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { RouteFailure } from "#/features/site/ui/route-failure.tsx";
import { parseAddressSearch, stringifyAddressSearch } from "#/platform/client/address-search.ts";
import {
  refreshWhenRestored,
  scrollToTopOnNavigation,
  watchLeaving,
} from "#/platform/client/page-lifecycle.ts";
import { packQueries, unpackQueries } from "#/platform/client/calls/carried-queries.ts";
import { createQueryClient } from "#/platform/client/calls/query-client.ts";
import { markedScripts } from "#/platform/client/script-mark.ts";
import { routeTree } from "./routeTree.gen.ts";

export function getRouter() {
  const onServer = import.meta.env.SSR;
  const queryClient = createQueryClient({ onServer });
  const router = createRouter({
    ...markedScripts(),
    routeTree,
    context: { queryClient },
    parseSearch: parseAddressSearch,
    stringifySearch: stringifyAddressSearch,
    defaultErrorComponent: RouteFailure,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    ...(onServer && { dehydrate: () => ({ queries: packQueries(queryClient) }) }),
    hydrate: ({ queries }) => unpackQueries(queryClient, queries),
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  if (onServer) {
    // Timers of what the queries keep would hold the answers of every rendered page for minutes.
    const clear = () => queryClient.clear();
    router.serverSsrLifecycle = { onServerSsrAttach: [(page) => page.onCleanup(clear)] };
  } else {
    // The first page stays where its reader has scrolled it by the time that it comes alive.
    router._scroll.n = false; // oxlint-disable-line no-underscore-dangle -- no option does this
    refreshWhenRestored(queryClient, window);
    watchLeaving(window);
    scrollToTopOnNavigation(router, window);
  }
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
