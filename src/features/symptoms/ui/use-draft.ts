import { useState, useSyncExternalStore } from "react";
import { draftFrom, fragmentOf, type Draft } from "../logic/draft.ts";

function listenToHash(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

/**
 * The inquiry as it is being filled in. Until something is changed it is the one that the address carries after its "#";
 * a browser never sends that part to a server.
 */
export function useDraft(): readonly [Draft, (change: Partial<Draft>) => Draft] {
  const fragment = useSyncExternalStore(
    listenToHash,
    () => location.hash,
    () => "",
  );
  const [edited, setEdited] = useState<Draft | null>(null);
  const draft = edited ?? draftFrom(fragment);
  const change = (part: Partial<Draft>): Draft => {
    const next = { ...draft, ...part };
    setEdited(next);
    return next;
  };
  return [draft, change];
}

/** Puts the choices (not the free text) into the address, so that it can be kept or reloaded. */
export function keepInAddress(draft: Draft): void {
  const fragment = fragmentOf(draft);
  const address = `${location.pathname}${location.search}${fragment === "" ? "" : `#${fragment}`}`;
  history.replaceState(history.state, "", address);
}
