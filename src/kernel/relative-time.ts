const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Three letters each. A formatter that knows all languages is the most that a page would wait for. */
const MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";

/** "Mar 3, 2026". In UTC, so that the server and every browser write the same day. */
export function shortDate(at: Date): string {
  const month = at.getUTCMonth() * 3;
  return `${MONTHS.slice(month, month + 3)} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;
}

/** Age in the ticker: "5m ago" under 60 minutes, "3h ago" under 24 hours, otherwise "12d ago". */
export function ageOf(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime();
  if (age < HOUR) return minutes(age);
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  return `${Math.floor(age / DAY)}d ago`;
}

/** Age in lists: hours under 24 hours (minutes under one), days under 7 days, else the short date. */
export function ageOrDate(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime();
  if (age >= 7 * DAY || age < -HOUR) return shortDate(at);
  return ageOf(at, now);
}

/** At least one: a clock that runs ahead must not make an article "-2m" old. */
function minutes(age: number): string {
  return `${Math.max(1, Math.floor(age / MINUTE))}m ago`;
}
