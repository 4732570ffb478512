import { useSyncExternalStore } from "react";

/** The token of a link in an e-mail. It stands in the fragment, which the server that renders the page never sees. */
export function useLinkToken(): string | "none" | "loading" {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1) || "none",
    () => "loading",
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}
