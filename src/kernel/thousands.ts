/**
 * A whole number as it is read: "12,345". `toLocaleString` writes the same, but its first call loads what is known of
 * all languages, for which a page that comes alive would wait longer than for anything else.
 */
export function thousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
