import { Failure } from "#/kernel/failure.ts";
import { loadedSource } from "#/features/providers/ingest/source-record.ts";
import { linksOn, nameOf } from "./page.ts";
import type { Find, RemoteFile } from "./remote-file.ts";

/** A weekly file may begin so many days after what is loaded ends (providers/ingest/file-days.ts). */
const LONGEST_GAP = 6;
const DAY = 86_400_000;
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

type Weekly = RemoteFile & { readonly first: string; readonly last: string };
type Monthly = RemoteFile & { readonly month: string };

/** The second version of the layout is marked in the name, as "_V2" or "_V.2". */
const WEEKLY = /^NPPES_Data_Dissemination_(\d{6})_(\d{6})_Weekly(_V\.?\d)?\.zip$/i;
const MONTHLY = /^NPPES_Data_Dissemination_([a-z]+)_(\d{4})(_V\.?\d)?\.zip$/i;
const DEACTIVATED = /^NPPES_Deactivated_NPI_Report_(\d{6}|\d{8})(_V\.?\d)?\.zip$/i;

/**
 * What follows the registry as it is loaded: the weekly files after it, or the newest monthly file where there is none yet, or
 * where a week in between is no longer offered.
 */
export const findRegistry: Find = async ({ addresses, database, isRead, ...asking }) => {
  const links = await linksOn(addresses.nppes, asking);
  const through = database && (await loadedSource(database, "registry"))?.through;
  return registryFiles(links, through, isRead);
};

/** @param through the last day that the loaded registry covers; without one, nothing is loaded. */
export function registryFiles(
  links: readonly string[],
  through: string | undefined,
  isRead: (key: string) => boolean,
): readonly RemoteFile[] {
  const monthly = newestOf(links.flatMap(monthlyOf), ({ month }) => month);
  const weeklies = [...perKey(links.flatMap(weeklyOf))].toSorted((a, b) =>
    a.last < b.last ? -1 : 1,
  );
  if (monthly === undefined && weeklies.length === 0) {
    throw new Failure("upstream-failed", "The page of the registry's files names none of them.");
  }
  if (through === undefined) return monthly === undefined || isRead(monthly.key) ? [] : [monthly];
  const next = weeklies.filter(({ last, key }) => last > through && !isRead(key));
  const [first] = next;
  if (first === undefined) return [];
  if (daysBetween(through, first.first) <= LONGEST_GAP) return next;
  if (monthly !== undefined && !isRead(monthly.key) && monthly.month > through.slice(0, 7)) {
    return [monthly];
  }
  throw new Failure(
    "upstream-failed",
    `The registry here ends on ${through}, the first weekly file after it begins on ${first.first}: the next monthly file brings what is missing.`,
  );
}

/** The newest report of deactivated NPIs. */
export const findDeactivations: Find = async ({ addresses, isRead, ...asking }) => {
  const links = await linksOn(addresses.nppes, asking);
  const newest = newestOf(links.flatMap(deactivationsOf), ({ key }) => key);
  return newest === undefined || isRead(newest.key) ? [] : [newest];
};

function weeklyOf(url: string): Weekly[] {
  const [, from, to] = WEEKLY.exec(nameOf(url)) ?? [];
  const [first, last] = [dayOf(from), dayOf(to)];
  if (first === undefined || last === undefined) return [];
  return [{ key: `week ${first} ${last}`, url, first, last }];
}

function monthlyOf(url: string): Monthly[] {
  const [, name = "", year] = MONTHLY.exec(nameOf(url)) ?? [];
  const at = MONTHS.findIndex((month) => month.toLowerCase() === name.toLowerCase());
  if (at === -1) return [];
  const month = `${year}-${String(at + 1).padStart(2, "0")}`;
  return [{ key: `month ${month}`, url, month }];
}

function deactivationsOf(url: string): RemoteFile[] {
  const day = dayOf(DEACTIVATED.exec(nameOf(url))?.[1]);
  return day === undefined ? [] : [{ key: day, url }];
}

/** MMDDYY, or MMDDYYYY. */
function dayOf(written: string | undefined): string | undefined {
  const [, month, day, year] = /^(\d\d)(\d\d)(?:20)?(\d\d)$/.exec(written ?? "") ?? [];
  return year === undefined ? undefined : `20${year}-${month}-${day}`;
}

/** Of a file in both layouts the newer one, whose name is the longer. */
function perKey<File extends RemoteFile>(files: readonly File[]): Iterable<File> {
  const kept = new Map<string, File>();
  for (const file of files) {
    const other = kept.get(file.key);
    if (other === undefined || file.url.length > other.url.length) kept.set(file.key, file);
  }
  return kept.values();
}

function newestOf<File extends RemoteFile>(
  files: readonly File[],
  by: (file: File) => string,
): File | undefined {
  return [...perKey(files)].toSorted((a, b) => (by(a) < by(b) ? 1 : -1))[0];
}

function daysBetween(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / DAY;
}
