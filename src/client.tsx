import { traceAgain } from "#/platform/client/without-traces.ts"; // Ahead of what it is for.
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { nextTask } from "#/platform/client/next-task.ts";
import { untilPause } from "#/platform/client/until-pause.ts";
import { getRouter } from "./router.tsx";

/**
 * Brings a rendered page to life. The framework's own entry does the same and brings along a client for server
 * functions, which there are none of here: 10 KB (gzip) of every page. It does so in steps, and lets the browser
 * paint and answer in between.
 */
async function start(): Promise<void> {
  traceAgain();
  await nextTask();
  const router = getRouter();
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
  setTimeout(() => void untilPause().then(() => loadExtras(router)), LATER_MS);
}

/**
 * Long after the page is there, and when nobody types: neither measuring nor what the worker fetches may slow the first
 * page down, or a letter.
 */
const LATER_MS = 2000;

function loadExtras(router: ReturnType<typeof getRouter>): void {
  void import("./platform/client/web-vitals.ts")
    .then(({ logWebVitals }) => logWebVitals())
    .catch(goOnWithout);
  if (import.meta.env.PROD) {
    void import("./platform/client/offline/register-worker.ts")
      .then(({ registerWorker }) => registerWorker(router))
      .catch(goOnWithout);
  }
}

/** Both are extras: a page that has lost its network by then is no worse for it. */
function goOnWithout(): void {}

void start();
