import type { NpiCheck } from "../providers.contract.ts";

export const STATUS_WORDS: Readonly<Record<NpiCheck["status"], string>> = {
  active: "Active",
  deactivated: "Deactivated",
  unknown: "Unknown",
  "wrong-check-digit": "Wrong check digit",
  "not-an-npi": "Not an NPI",
};

/** How many of each status, in the order of the words above; those that do not occur are left out. */
export function countsOf(
  checks: readonly NpiCheck[],
): { status: NpiCheck["status"]; count: number }[] {
  const counts = new Map<NpiCheck["status"], number>();
  for (const { status } of checks) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => ({ status, count }));
}

/** The checks as a file for a spreadsheet. A cell that a spreadsheet would take for a formula is made text. */
export function checksCsv(checks: readonly NpiCheck[]): string {
  const rows = checks.map(({ npi, status, name, specialty, note, excluded }) => [
    npi,
    STATUS_WORDS[status],
    name ?? "",
    specialty ?? "",
    note ?? "",
    excluded ? "on OIG's exclusion list" : "",
  ]);
  return [["NPI", "Status", "Name", "Specialty", "Note", "Exclusion"], ...rows]
    .map((row) => `${row.map(cell).join(",")}\r\n`)
    .join("");
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
