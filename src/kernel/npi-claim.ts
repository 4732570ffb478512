import { shortDate } from "./relative-time.ts";

/** What a claim that holds proves, and no more: an NPI and its name are public. @param checkedOn as 2026-11-23 */
export function npiClaimWords(npi: string, checkedOn: string | null): string {
  const when = checkedOn === null ? "" : ` (checked ${shortDate(new Date(checkedOn))})`;
  return `Claims NPI ${npi}; the registry's name matches${when}`;
}

/** Where whoever owns a number contests a claim on it. */
export function contestAddress(npi: string): string {
  return `/contest-npi?npi=${encodeURIComponent(npi)}`;
}
