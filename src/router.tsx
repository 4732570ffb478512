import { createRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { RouteFailure } from "#/features/site/ui/route-failure.tsx";
import { parseAddressSearch, stringifyAddressSearch } from "#/platform/client/address-search.ts";
import {
  refreshWhenRestored,
  scrollToTopOnNavigation,
  watchLeaving,
} from "#/platform/client/page-lifecycle.ts";
import { createQueryClient } from "#/platform/client/query-client.ts";
import { routeTree } from "./routeTree.gen.ts";

export function getRouter() {
  const onServer = typeof window === "undefined";
  const queryClient = createQueryClient({ onServer });
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch: parseAddressSearch,
    stringifySearch: stringifyAddressSearch,
    defaultErrorComponent: RouteFailure,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  if (!onServer) {
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
