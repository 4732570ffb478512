/** What a visitor allows; necessary ones are always on. */
export type CookiePreferences = {
  readonly necessary: true;
  readonly analytics: boolean;
  readonly functional: boolean;
  readonly marketing: boolean;
};

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

export const COOKIES = {
  consent: "privacy_consent",
  session: "privacy_session",
  preferences: "cookie_preferences",
} as const;

/** Keys in local storage. */
export const VERIFIED_FLAG = "healthcare_professional_verified";
export const SESSION_KEY = "privacy_session_id";

/** A cookie for this whole site, sent to nobody else, kept for `days`; zero days removes it. */
export function cookieText(name: string, value: string, days: number, secure: boolean): string {
  const seconds = days * 86_400;
  const flags = `Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? "; Secure" : ""}`;
  return `${name}=${encodeURIComponent(value)}; ${flags}`;
}

export function cookieValue(cookies: string, name: string): string | null {
  const found = cookies.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  const value = found?.slice(name.length + 1) ?? null;
  return value === null || /%(?![0-9a-f]{2})/i.test(value) ? value : decodeURIComponent(value);
}

/** Preferences as a cookie or a call carries them; null for what is not such a text. */
export function readPreferences(text: string | null): CookiePreferences | null {
  try {
    const parsed: unknown = JSON.parse(text ?? "");
    if (typeof parsed !== "object" || parsed === null) return null;
    const on = (name: keyof CookiePreferences) => Reflect.get(parsed, name) === true;
    const [analytics, functional, marketing] = [on("analytics"), on("functional"), on("marketing")];
    return { necessary: true, analytics, functional, marketing };
  } catch {
    return null;
  }
}
