import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";

function listenToHash(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

/** "#age=40", against "#main": an address that was opened by hand is a draft of its own, a jump within the page is none. */
const carriesDraft = (fragment: string): boolean => fragment.includes("=");

/** The parts that change, or what they are to be after the draft as it is by then. */
type Change<Draft> = Partial<Draft> | ((before: Draft) => Partial<Draft>);

/**
 * What is being filled in. Until something is changed it is what the address carries after its "#", and again when
 * another address is opened; a browser never sends that part to a server.
 * @param read what a fragment, with or without its "#", stands for.
 * @returns the draft, and a change of parts of it that gives the draft after it and stays the same function.
 */
export function useFragmentDraft<Draft extends object>(
  read: (fragment: string) => Draft,
): readonly [Draft, (part: Change<Draft>) => Draft] {
  const fragment = useSyncExternalStore(
    listenToHash,
    () => location.hash,
    () => "",
  );
  const [edited, setEdited] = useState<Draft | null>(null);
  // Several changes may come before the next draft is drawn, and before the address is read.
  const latest = useRef<Draft>(null);
  const change = useCallback(
    (part: Change<Draft>): Draft => {
      const before = latest.current ?? read(location.hash);
      const next = { ...before, ...(typeof part === "function" ? part(before) : part) };
      latest.current = next;
      setEdited(next);
      return next;
    },
    [read],
  );
  useEffect(
    () =>
      listenToHash(() => {
        if (!carriesDraft(location.hash)) return;
        latest.current = null;
        setEdited(null);
      }),
    [],
  );
  return [edited ?? read(fragment), change];
}

/** Puts a draft's fragment into the address, so that it can be kept, reloaded or handed on. */
export function keepFragment(fragment: string): void {
  const address = `${location.pathname}${location.search}${fragment === "" ? "" : `#${fragment}`}`;
  history.replaceState(history.state, "", address);
}

/** The time from one letter to the next of somebody who goes on typing. */
const REST_MS = 250;

/**
 * Puts a draft's fragment into the address when its typing rests: the router hears of every change of the address, and
 * a letter is not to wait for that.
 * @param fragment undefined for as long as the address is what the draft was read from.
 */
export function useKeptFragment(fragment: string | undefined): void {
  useEffect(() => {
    if (fragment === undefined) return undefined;
    const rest = setTimeout(keepFragment, REST_MS, fragment);
    return () => clearTimeout(rest);
  }, [fragment]);
}
