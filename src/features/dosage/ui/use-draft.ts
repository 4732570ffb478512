import { useState, useSyncExternalStore } from "react";
import { type Draft, draftFrom, fragmentOf } from "../logic/draft.ts";

function listenToHash(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

/**
 * The inputs as they are being filled in. Until something is changed they are those that the address carries after its
 * "#"; a browser never sends that part to a server.
 */
export function useDraft(): readonly [Draft, (change: Partial<Draft>) => void] {
  const fragment = useSyncExternalStore(
    listenToHash,
    () => location.hash,
    () => "",
  );
  const [edited, setEdited] = useState<Draft | null>(null);
  const draft = edited ?? draftFrom(fragment);
  return [draft, (part) => setEdited({ ...draft, ...part })];
}

/** Puts the inputs into the address, so that they can be kept or handed on. Done only when asked for. */
export function keepInAddress(draft: Draft): void {
  const fragment = fragmentOf(draft);
  const address = `${location.pathname}${location.search}${fragment === "" ? "" : `#${fragment}`}`;
  history.replaceState(history.state, "", address);
}
