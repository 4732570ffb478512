/// <reference lib="webworker" />
import type { PrecacheEntry } from "workbox-precaching";
import type { ToWorker } from "../offline/names.ts";
import { serveKeptAnswers } from "./kept-answers.ts";
import { keepBuiltFiles } from "./kept-files.ts";
import { isKept, keepPages, keptSince, serveKeptPages } from "./kept-pages.ts";

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: every file of it, the pages to keep from the start, and the file of monographs. */
declare const BUILT: {
  readonly files: PrecacheEntry[];
  readonly pages: readonly string[];
  readonly monographs: string;
};

const files = keepBuiltFiles(BUILT.files);
serveKeptPages();
serveKeptAnswers(BUILT.monographs);

self.addEventListener("install", (event) => {
  event.waitUntil(files.install(event).then(() => keepPages(BUILT.pages)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(files.activate(event).then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  const said: ToWorker = event.data;
  if (said.type === "take-over") void self.skipWaiting();
  if (said.type === "keep") event.waitUntil(keepRead(said.path));
  if (said.type === "since" && event.source instanceof Client) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's client has no such argument
    event.source.postMessage({ keptSince: keptSince(said.path) });
  }
});

/** A page that was reached by a link inside the site was never asked for as a page. */
async function keepRead(path: string): Promise<void> {
  const url = new URL(path, self.location.origin);
  if (url.origin === self.location.origin && isKept(url)) await keepPages([url.pathname]);
}
