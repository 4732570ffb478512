/** What a visitor must be able to read before accepting it. */
export const READABLE_BEFORE = ["/privacy", "/terms", "/accessibility"];

/** Where those go who are no professionals: the National Library of Medicine's pages for the public. */
export const FOR_THE_PUBLIC = "https://medlineplus.gov/";

export function isReadableBefore(path: string): boolean {
  return READABLE_BEFORE.includes(path.replace(/\/$/, ""));
}

/** The gate stands while either the flag or the consent cookie is missing. */
export function isOpen(flag: string | null, consentCookie: string | null): boolean {
  return flag === "true" && consentCookie === "true";
}
