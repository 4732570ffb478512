/** What the pages and their service worker call the same. */
export const WORKER = "/sw.js";
export const OFFLINE_PAGE = "/offline";
export const PAGE_CACHE = "pages";
/** On an answer that was kept: the date it was given. */
export const KEPT_SINCE = "x-kept-since";

/** What a page may tell its worker. */
export type ToWorker =
  | { readonly type: "take-over" }
  | { readonly type: "keep"; readonly path: string }
  | { readonly type: "since"; readonly path: string };
