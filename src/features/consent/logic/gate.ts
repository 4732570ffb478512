import { COOKIES, VERIFIED_FLAG } from "./cookies.ts";

/** What a visitor must be able to read before accepting it. */
export const READABLE_BEFORE = ["/privacy", "/terms"];

/** Where those go who are no professionals: the National Library of Medicine's pages for the public. */
export const FOR_THE_PUBLIC = "https://medlineplus.gov/";

export function isReadableBefore(path: string): boolean {
  return READABLE_BEFORE.includes(path.replace(/\/$/, ""));
}

/** The gate stands while either the flag or the consent cookie is missing. */
export function isOpen(flag: string | null, consentCookie: string | null): boolean {
  return flag === "true" && consentCookie === "true";
}

/**
 * Runs in the document's head before anything is painted: a new visitor never sees the page first,
 * and who has accepted never sees the gate. The page itself is the same for both.
 */
export const GATE_SCRIPT = `(function(d){var o=false;try{o=localStorage.getItem(${JSON.stringify(VERIFIED_FLAG)})==="true"&&/(^|; )${COOKIES.consent}=true(;|$)/.test(d.cookie)}catch(e){}if(!o&&!/^\\/(privacy|terms)\\/?$/.test(location.pathname))d.documentElement.dataset.gate="closed"})(document)`;
