const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In UTC, so that the server and every browser write the same day. */
const SHORT_DATE = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/** "Mar 3, 2026". */
export function shortDate(at: Date): string {
  return SHORT_DATE.format(at);
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
