/**
 * Reads the vocabulary's tables. A record is one line of six columns:
 *
 *   id | classes | routes | salts | brands | more
 *
 * `routes` are codes of the route table; a `-` after one says that this ingredient does not reach the blood that
 * way, a `+` that it does although the route usually does not carry it there. `more` holds `;`-separated remarks:
 * `name`, `tall`, `aka`, `danger`, `cs`, `kind`, `retired`, `unspecified`. Lines that begin with `#` are headings.
 */
import { capitalized } from "#/kernel/text.ts";
import type {
  Combination,
  RouteCode,
  RouteOfUse,
  Schedule,
  Substance,
  SubstanceKind,
} from "../substance.ts";
import { ROUTES } from "../substance.ts";

export class MalformedRecord extends Error {}

const KINDS: readonly string[] = ["drug", "vaccine", "contrast", "food", "herb", "supplement"];
const SCHEDULES: readonly string[] = ["I", "II", "III", "IV", "V"];
const FLAGS: readonly string[] = ["retired", "unspecified"];
const REMARKS: readonly string[] = ["name", "tall", "aka", "danger", "cs", "kind", ...FLAGS];

export function lines(table: string): string[] {
  return table.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

export function columns(line: string, count: number): string[] {
  const cells = line.split("|").map((cell) => cell.trim());
  if (cells.length !== count) throw new MalformedRecord(`${count} columns expected: ${line}`);
  return cells;
}

/** A comma between digits belongs to a name: "3,4-diaminopyridine". */
const COMMA = /,(?!\d)/;

export function list(cell: string, separator: string | RegExp = COMMA): string[] {
  return cell === "" ? [] : cell.split(separator).map((entry) => entry.trim());
}

/** "nicotine-polacrilex" is displayed as "Nicotine polacrilex". */
export function displayed(id: string): string {
  return capitalized(id.replaceAll("-", " "));
}

const isRouteCode = (code: string): code is RouteCode => code in ROUTES;
const isKind = (word: string): word is SubstanceKind => KINDS.includes(word);
const isSchedule = (word: string): word is Schedule => SCHEDULES.includes(word);

export function readRoutes(cell: string): RouteOfUse[] {
  return list(cell, " ").map((entry) => {
    const mark = entry.at(-1);
    const code = mark === "-" || mark === "+" ? entry.slice(0, -1) : entry;
    if (!isRouteCode(code)) throw new MalformedRecord(`no route ${entry}`);
    const [route, usual] = ROUTES[code];
    return { route, reachesBlood: mark === "+" || (mark !== "-" && usual) };
  });
}

function readRemarks(cell: string): Map<string, string> {
  const remarks = new Map<string, string>();
  if (cell === "") return remarks;
  for (const remark of list(cell, ";")) {
    const [key = "", ...rest] = remark.split(" ");
    const value = rest.join(" ");
    if (!REMARKS.includes(key) || (value === "") !== FLAGS.includes(key)) {
      throw new MalformedRecord(`no remark "${remark}"`);
    }
    remarks.set(key, value);
  }
  return remarks;
}

export function readSubstance(line: string, usualKind: SubstanceKind): Substance {
  const [id = "", classes = "", routes = "", salts = "", brands = "", more = ""] = columns(line, 6);
  const remarks = readRemarks(more);
  const kind = remarks.get("kind") ?? usualKind;
  const schedule = remarks.get("cs");
  if (!isKind(kind)) throw new MalformedRecord(`no kind ${kind}`);
  if (schedule !== undefined && !isSchedule(schedule)) {
    throw new MalformedRecord(`no schedule ${schedule}`);
  }
  return {
    id,
    name: remarks.get("name") ?? displayed(id),
    tallMan: remarks.get("tall"),
    kind,
    synonyms: list(remarks.get("aka") ?? ""),
    dangerousAbbreviations: list(remarks.get("danger") ?? ""),
    salts: list(salts),
    brands: list(brands),
    classes: list(classes),
    schedule,
    routes: readRoutes(routes),
    retired: remarks.has("retired"),
    unspecified: remarks.has("unspecified"),
  };
}

/** names | ingredients joined by + | routes, the last column only where it differs from the ingredients' own. */
export function readCombination(line: string): Combination {
  const [names = "", ingredients = "", routes = ""] = line.split("|").map((cell) => cell.trim());
  return { names: list(names), ingredients: list(ingredients, "+"), routes: readRoutes(routes) };
}
