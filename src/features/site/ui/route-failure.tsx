import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { onlineStore } from "#/design/online.ts";
import { showKeptPage } from "#/platform/client/offline/kept-page.ts";
import { ErrorPage } from "./error-page.tsx";
import { StandInHead } from "./stand-in-head.tsx";

/** What is not there yet cannot be fetched without a network either. */
const OfflinePage = lazy(() =>
  import("./offline-page.tsx").then(
    ({ OfflinePage: kept }) => ({ default: kept }),
    () => ({ default: ErrorPage }),
  ),
);

/** The router's error component: trying again loads the page's data anew. Without a network it says that instead. */
export function RouteFailure({ reset }: Pick<ErrorComponentProps, "reset">) {
  const router = useRouter();
  const online = useSyncExternalStore(
    onlineStore.subscribe,
    onlineStore.current,
    onlineStore.onServer,
  );
  useEffect(() => {
    if (!online) void showKeptPage();
  }, [online]);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <>
      <StandInHead
        title={online ? "Something went wrong" : "You are offline"}
        description="This page could not be shown."
      />
      {online ? (
        <ErrorPage onRetry={retry} />
      ) : (
        <Suspense fallback={null}>
          <OfflinePage onRetry={retry} />
        </Suspense>
      )}
    </>
  );
}
