/** What a visitor allows; necessary ones are always on. */
export type CookiePreferences = {
  readonly necessary: true;
  readonly analytics: boolean;
  readonly functional: boolean;
  readonly marketing: boolean;
};

/** What consent is kept in. */
export const COOKIES = {
  consent: "privacy_consent",
  session: "privacy_session",
  preferences: "cookie_preferences",
} as const;

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
