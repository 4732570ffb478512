/** The day in a release's name, MMDDYYYY as NLM writes it: "RxNorm_full_prescribe_11032025.zip" is of 2025-11-03. */
export function dayInName(name: string): string | undefined {
  const [, month, day, year] = /_(\d\d)(\d\d)(20\d\d)\b/.exec(name) ?? [];
  if (year === undefined) return undefined;
  const written = `${year}-${month}-${day}`;
  const at = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : undefined;
}
