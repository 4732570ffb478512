import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { getRouter } from "./router.tsx";

/**
 * Brings a rendered page to life. The framework's own entry does the same and brings along a client for server
 * functions, which there are none of here: 10 KB (gzip) of every page.
 */
const router = getRouter();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});

/** Long after the page is there: neither measuring nor what the worker fetches may slow the first page down. */
const LATER_MS = 3000;
setTimeout(() => {
  void import("./platform/client/web-vitals.ts")
    .then(({ logWebVitals }) => logWebVitals())
    .catch(goOnWithout);
  if (import.meta.env.PROD) {
    void import("./platform/client/offline/register-worker.ts")
      .then(({ registerWorker }) => registerWorker(router))
      .catch(goOnWithout);
  }
}, LATER_MS);

/** Both are extras: a page that has lost its network by then is no worse for it. */
function goOnWithout(): void {}
