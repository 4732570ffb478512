import type { ToWorker } from "./names.ts";

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** A newer version that is ready, and waits until somebody wants it. */
export const versionStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isWaiting: (): boolean => waiting !== null,
  onServer: (): boolean => false,
};

export function offerVersion(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** Changes over to it and loads this page anew. Other tabs go on with the version that they have. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no such argument
  waiting?.postMessage({ type: "take-over" } satisfies ToWorker);
}
