const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** "Apr 12, 2023", "04/12/2023" or "2023-04-12" as YYYY-MM-DD; nothing for what is no day. */
export function writtenDay(text: string): string | undefined {
  const [, name = "", day = "", year = ""] =
    /^([a-z]{3})[a-z]* (\d{1,2}), (\d{4})$/i.exec(text.trim()) ?? [];
  if (name !== "") return real(year, String(MONTHS.indexOf(name.toLowerCase()) + 1), day);
  const [, us = "", usDay = "", usYear = ""] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  if (us !== "") return real(usYear, us, usDay);
  const [, iso = "", isoMonth = "", isoDay = ""] =
    /^(\d{4})-(\d\d)-(\d\d)$/.exec(text.trim()) ?? [];
  return iso === "" ? undefined : real(iso, isoMonth, isoDay);
}

function real(year: string, month: string, day: string): string | undefined {
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : undefined;
}
