/** A value without the space around it, the marks that mean "nothing", and the ".0" that spreadsheets add to numbers. */
export function plain(cell: string): string {
  const text = cell.trim();
  if (text === "<UNAVAIL>" || text === "--") return "";
  return text.endsWith(".0") && /^\d+\.0$/.test(text) ? text.slice(0, -2) : text;
}

/** "06/13/2005", "6/13/05" and "2005-06-13" are 2005-06-13; undefined for what is no day of the calendar. */
export function isoDate(text: string): string | undefined {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text);
  const [year, month, day] = american
    ? [fullYear(american[3] ?? ""), american[1], american[2]]
    : (/^(\d{4})-?(\d{2})-?(\d{2})(?:[T ].*)?$/.exec(text)?.slice(1) ?? []);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(Number(year), Number(month), Number(day)) ? iso : undefined;
}

const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** By arithmetic: a date object for each of the millions of dates in a file would cost more than reading them. */
function isDay(year: number, month: number, day: number): boolean {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const most = month === 2 && !isLeap ? 28 : (LONGEST_MONTHS[month - 1] ?? 0);
  return year > 0 && day >= 1 && day <= most;
}

/** The registry began in 2005; a year of two digits beyond the thirties is a birth year's century. */
function fullYear(text: string): string {
  if (text.length === 4) return text;
  return Number(text) < 40 ? `20${text}` : `19${text}`;
}

/** A US ZIP code with the leading zeros that a spreadsheet has dropped: "2139" is "02139". */
export function zipDigits(text: string, country: string | undefined): string {
  if (country !== undefined && country !== "US") return text;
  const digits = text.replace(/[\s-]/g, "");
  if (!/^\d+$/.test(digits)) return text;
  if (digits.length < 5 && digits.length > 2) return digits.padStart(5, "0");
  return digits.length > 6 && digits.length < 9 ? digits.padStart(9, "0") : digits;
}
