import { useSyncExternalStore } from "react";

const KEY = "drug_search_history";
const MOST = 5;
const NONE: readonly string[] = [];

let held: { text: string; terms: readonly string[] } = { text: "", terms: NONE };
const listeners = new Set<() => void>();

function read(): readonly string[] {
  const text = stored();
  if (text !== held.text) held = { text, terms: termsIn(text) };
  return held.terms;
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    // Storage may be forbidden: then there is no history.
    return "";
  }
}

function termsIn(text: string): readonly string[] {
  try {
    const terms: unknown = JSON.parse(text || "[]");
    return Array.isArray(terms)
      ? terms.filter((term) => typeof term === "string").slice(0, MOST)
      : NONE;
  } catch {
    return NONE;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Puts a search at the head of the last five; it stays on this device. */
export function rememberSearch(term: string): void {
  const text = term.trim();
  if (text === "") return;
  const others = read().filter((known) => known.toLowerCase() !== text.toLowerCase());
  try {
    localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
  } catch {
    // Full or forbidden: the search goes on without being remembered.
  }
  for (const listener of listeners) listener();
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
  for (const listener of listeners) listener();
}

export function useSearchHistory(): readonly string[] {
  return useSyncExternalStore(subscribe, read, () => NONE);
}
