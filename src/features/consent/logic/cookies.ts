import type { CookiePreferences } from "#/kernel/cookies.ts";

export const DEFAULT_PREFERENCES: CookiePreferences = {
  necessary: true,
  analytics: true,
  functional: true,
  marketing: false,
};

/** What Global Privacy Control leaves of somebody's choices: nothing that serves anybody else. */
export const GPC_PREFERENCES: CookiePreferences = {
  necessary: true,
  analytics: false,
  functional: true,
  marketing: false,
};

export const CONSENT_DAYS = 365;

/** Keys in local storage. */
export const VERIFIED_FLAG = "healthcare_professional_verified";
export const SESSION_KEY = "privacy_session_id";

/** A cookie for this whole site, sent to nobody else, kept for `days`; zero days removes it. */
export function cookieText(name: string, value: string, days: number, secure: boolean): string {
  const seconds = days * 86_400;
  const flags = `Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? "; Secure" : ""}`;
  return `${name}=${encodeURIComponent(value)}; ${flags}`;
}
