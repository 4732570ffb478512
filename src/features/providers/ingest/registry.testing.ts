import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkDigit } from "#/kernel/npi.ts";
import type { Database } from "#/platform/database/database.ts";
import { SILENT } from "#/platform/ingest/run/progress.ts";
import type { Counts } from "#/platform/ingest/run/run.ts";
import { importProviders, type ProviderImport } from "./import-providers.ts";
import { columnNames } from "./registry-columns.ts";

/** A number that nobody has: those that are issued begin with 1. */
export function syntheticNpi(number: number): string {
  const nine = `2${String(number).padStart(8, "0")}`;
  return nine + checkDigit(nine);
}

const PRACTICE = "Provider Business Practice Location Address";

/** The registry's header as it is since the column of the sex was renamed, without what is not read. */
export const HEADER: readonly string[] = columnNames();

export type Cells = Readonly<Record<string, string>>;

/** A person's row; whatever else is given is by column name. */
export function person(number: number, last: string, first: string, more: Cells = {}): Cells {
  return {
    NPI: syntheticNpi(number),
    "Entity Type Code": "1",
    "Provider Last Name (Legal Name)": last,
    "Provider First Name": first,
    "Provider Enumeration Date": "05/23/2006",
    "Last Update Date": "07/08/2020",
    ...more,
  };
}

export function practice(city: string, state: string, zip: string): Cells {
  return {
    "Provider First Line Business Practice Location Address": "1 SAMPLE ST",
    [`${PRACTICE} City Name`]: city,
    [`${PRACTICE} State Name`]: state,
    [`${PRACTICE} Postal Code`]: zip,
  };
}

/** Taxonomy codes in their slots; the one in `primary` (from 1) has the switch. */
export function specialties(codes: readonly string[], primary = 1): Cells {
  return Object.fromEntries(
    codes.flatMap((code, index) => [
      [`Healthcare Provider Taxonomy Code_${index + 1}`, code],
      [
        `Healthcare Provider Primary Taxonomy Switch_${index + 1}`,
        index + 1 === primary ? "Y" : "N",
      ],
    ]),
  );
}

export function registryText(rows: readonly Cells[], header: readonly string[] = HEADER): string {
  return [header, ...rows.map((row) => header.map((column) => row[column] ?? ""))]
    .map(line)
    .join("");
}

function line(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")}\r\n`;
}

type Importer = (request: ProviderImport) => Promise<Counts>;

/** Imports a file of this content as the command would. */
export async function importText(
  database: Database,
  content: string | Uint8Array,
  {
    name = "providers.csv",
    by = importProviders,
    ...given
  }: { name?: string; by?: Importer; asOf?: string } = {},
): Promise<Counts> {
  const path = join(mkdtempSync(join(tmpdir(), "wardbook-providers-")), name);
  writeFileSync(path, content);
  const request = { database, source: "providers", path, origin: name, ...given };
  return by({ ...request, progress: () => SILENT });
}
