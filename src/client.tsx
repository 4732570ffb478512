import { RouterProvider } from "@tanstack/react-router";
import { hydrate } from "@tanstack/react-router/ssr/client";
import { startTransition, StrictMode } from "react";
import { holdEarlyEvents } from "./design/fields/early-field.ts";
import { hydrateRoot } from "./platform/client/waking/react-root.ts";
import { getRouter } from "./router.tsx";

/** Neither measuring nor what the worker fetches may slow the first page down. */
const LATER_MS = 2000;

/**
 * Brings a rendered page to life. The framework's own entry does the same and brings along a client for server
 * functions, which there are none of here: 10 KB (gzip) of every page. It does so in steps, and lets the browser
 * paint and answer in between.
 */
async function start(): Promise<void> {
  holdEarlyEvents();
  await after(0);
  const router = getRouter();
  await after(0);
  await hydrate(router);
  await after(0);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
  // From here on React answers: what carried the page's data is told to go.
  window.$_TSR?.h();
  await after(LATER_MS);
  // Extras: a page that has lost its network by then is no worse for it.
  import("./platform/client/waking/extras.ts").then(
    ({ startExtras }) => startExtras(router),
    nothing,
  );
  import("./client-extras.ts").then(({ startBesides }) => startBesides(router), nothing);
}

const nothing = () => undefined;

async function after(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}

void start();
