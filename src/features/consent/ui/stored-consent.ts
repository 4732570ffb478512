import { COOKIES, cookieValue, type CookiePreferences } from "#/kernel/cookies.ts";
import { readStored, writeStored } from "#/platform/client/browser-storage.ts";
import { CONSENT_DAYS, cookieText, SESSION_KEY, VERIFIED_FLAG } from "../logic/cookies.ts";
import { isOpen } from "../logic/gate.ts";

const listeners = new Set<() => void>();
/** Where the browser forbids storage, what was accepted still holds until the page is left. */
let acceptedHere = false;

/** Tells its listener whenever the visitor's consent changes in this tab or another. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

export function gateIsOpen(): boolean {
  return (
    acceptedHere || isOpen(readStored(VERIFIED_FLAG), cookieValue(document.cookie, COOKIES.consent))
  );
}

/** This browser's name for itself, made when it first gives consent. */
export function sessionId(): string {
  const known = readStored(SESSION_KEY) ?? cookieValue(document.cookie, COOKIES.session);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function storeConsent(session: string, preferences: CookiePreferences): void {
  acceptedHere = true;
  writeStored(VERIFIED_FLAG, "true");
  writeStored(SESSION_KEY, session);
  setCookie(COOKIES.consent, "true", CONSENT_DAYS);
  setCookie(COOKIES.session, session, CONSENT_DAYS);
  storePreferences(preferences);
}

export function storePreferences(preferences: CookiePreferences): void {
  setCookie(COOKIES.preferences, JSON.stringify(preferences), CONSENT_DAYS);
  for (const listener of listeners) listener();
}

/** Takes everything back that consent has left in this browser. */
export function forgetConsent(): void {
  acceptedHere = false;
  for (const key of [VERIFIED_FLAG, SESSION_KEY]) writeStored(key, null);
  for (const name of Object.values(COOKIES)) setCookie(name, "", 0);
  for (const listener of listeners) listener();
}

function setCookie(name: string, value: string, days: number): void {
  document.cookie = cookieText(name, value, days, location.protocol === "https:");
}
