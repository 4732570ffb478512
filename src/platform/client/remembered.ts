import { useSyncExternalStore } from "react";
import { COOKIES, cookieValue, readPreferences } from "#/kernel/cookies.ts";
import { readStored, writeStored } from "./browser-storage.ts";

/**
 * Whatever the site remembers for convenience alone: all of it, so that all of it goes when a visitor does not want
 * functional cookies. It has no other door than `rememberedList`.
 */
const KEYS = ["drug_search_history", "palette_recent"] as const;
const MOST = 5;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

function changed(): void {
  for (const listener of listeners) listener();
}

/** Whether anything may be remembered: after consent, unless functional cookies were refused. */
export function remembers(): boolean {
  const { cookie } = document;
  if (cookieValue(cookie, COOKIES.consent) !== "true") return false;
  return readPreferences(cookieValue(cookie, COOKIES.preferences))?.functional ?? true;
}

/** After another choice of cookies: what may not be remembered any longer is forgotten. */
export function forgetWhatMayNotBe(): void {
  if (remembers()) return;
  for (const key of KEYS) writeStored(key, null);
  changed();
}

/** The last five of something, the newest first, kept in this browser and nowhere else. */
export function rememberedList<Item>({
  key,
  isItem,
  isSame,
}: {
  key: (typeof KEYS)[number];
  /** What stands in storage may be anything. */
  isItem: (kept: unknown) => kept is Item;
  isSame: (one: Item, other: Item) => boolean;
}) {
  const none: readonly Item[] = [];
  let held = { text: "", items: none };

  const items = (): readonly Item[] => {
    const text = remembers() ? (readStored(key) ?? "") : "";
    if (text !== held.text) held = { text, items: itemsIn(text) };
    return held.items;
  };
  const itemsIn = (text: string): readonly Item[] => {
    try {
      const kept: unknown = JSON.parse(text || "[]");
      return Array.isArray(kept) ? kept.filter(isItem).slice(0, MOST) : none;
    } catch {
      return none;
    }
  };
  return {
    remember(item: Item): void {
      if (!remembers()) return;
      const others = items().filter((known) => !isSame(known, item));
      writeStored(key, JSON.stringify([item, ...others].slice(0, MOST)));
      changed();
    },
    forget(): void {
      writeStored(key, null);
      changed();
    },
    useItems: (): readonly Item[] => useSyncExternalStore(subscribe, items, () => none),
  };
}
