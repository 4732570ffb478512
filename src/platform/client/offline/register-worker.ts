import type { AnyRouter } from "@tanstack/react-router";
import { forgetKept, noteKept } from "./kept-store.ts";
import { type ToWorker, WORKER } from "./names.ts";
import { offerVersion } from "./version-store.ts";

const HOUR = 3_600_000;
/** The server calls a page current for ten minutes and more. */
const LONG_AGO_MS = HOUR;

/** Registers the service worker. A failure is ignored, as ordered: without it the site works online alone. */
export async function registerWorker(router: AnyRouter): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(WORKER);
    watchVersions(registration);
  } catch {
    return;
  }
  askForAge();
  router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
    if (pathChanged) forgetKept();
  });
  router.subscribe("onResolved", ({ toLocation, pathChanged }) => {
    if (pathChanged) tell({ type: "keep", path: toLocation.pathname });
  });
  // The first page was there before its worker.
  await navigator.serviceWorker.ready;
  tell({ type: "keep", path: router.state.location.pathname });
}

function tell(said: ToWorker): void {
  if (navigator.onLine || said.type === "since") {
    navigator.serviceWorker.controller?.postMessage(said);
  }
}

function askForAge(): void {
  navigator.serviceWorker.addEventListener("message", ({ data: { keptSince } }) => {
    // Without a network the page was kept, if only by the browser itself; the clocks of both sides may differ a little.
    if (!navigator.onLine || Date.now() - Date.parse(keptSince) > LONG_AGO_MS) noteKept(keptSince);
  });
  tell({ type: "since", path: location.pathname });
}

function watchVersions(registration: ServiceWorkerRegistration): void {
  // The first version has nobody to take over from.
  const offer = () => {
    if (navigator.serviceWorker.controller) offerVersion(registration.waiting);
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  setInterval(() => void registration.update().catch(() => undefined), HOUR);
}
