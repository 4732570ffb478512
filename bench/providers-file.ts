import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import { columnNames } from "#/features/providers/ingest/registry-columns.ts";
import { checkDigit } from "#/kernel/npi.ts";

/** Surnames with about the share (per 10,000) that each has; the rest are made up and rare. */
const SURNAMES: readonly [string, number][] = [
  ["SMITH", 75],
  ["JOHNSON", 60],
  ["WILLIAMS", 50],
  ["BROWN", 45],
  ["JONES", 44],
  ["MILLER", 38],
  ["DAVIS", 36],
  ["GARCIA", 33],
  ["RODRIGUEZ", 31],
  ["LEE", 40],
  ["PATEL", 42],
  ["KIM", 30],
  ["NGUYEN", 38],
];
const GIVEN =
  "JAMES MARY MICHAEL PATRICIA ROBERT JENNIFER JOHN LINDA DAVID ELIZABETH WILLIAM BARBARA RICHARD SUSAN JOSEPH JESSICA THOMAS SARAH CHRISTOPHER KAREN DANIEL LISA MATTHEW NANCY ANTHONY SANDRA MARK ASHLEY STEVEN EMILY PAUL DONNA ANDREW MICHELLE JOSHUA CAROL KENNETH AMANDA KEVIN MELISSA BRIAN DEBORAH".split(
    " ",
  );
/** Each as often as its share; California has a ninth of all providers. */
const STATES =
  "CA CA CA CA CA CA CA CA CA CA TX TX TX TX TX TX FL FL FL FL FL NY NY NY NY PA PA PA IL IL IL OH OH OH MI MI NC NC GA GA MA MA NJ NJ WA VA AZ TN IN MO MD WI MN CO SC AL LA KY OR OK CT IA MS AR KS UT NV NM WV NE ID HI NH ME RI MT DE SD ND AK VT WY DC PR".split(
    " ",
  );
const STATE_LIST = [...new Set(STATES)];
const TOWNS_IN_A_STATE = 80;
const CODES =
  "207Q00000X 207R00000X 207RC0000X 207P00000X 208000000X 2084P0800X 2085R0202X 208600000X 207L00000X 207N00000X 363LF0000X 363LF0000X 363A00000X 363A00000X 163W00000X 163W00000X 163W00000X 1041C0700X 1041C0700X 101YM0800X 101YM0800X 106S00000X 106S00000X 106S00000X 225100000X 225100000X 183500000X 1223G0001X 122300000X 111N00000X 235Z00000X 225X00000X 390200000X 390200000X 207RI0011X 207X00000X 207V00000X 2084N0400X 152W00000X 103TC0700X".split(
    " ",
  );
/** What an organization is, by its name; some words stand in very many of them, alone or with each other. */
const KINDS = [
  "CLINIC",
  "FAMILY CLINIC",
  "PHARMACY",
  "PHARMACY",
  "HOME HEALTH CARE",
  "DENTAL GROUP",
  "DENTAL CARE",
  "HOSPITAL",
  "MEDICAL CENTER",
  "MEDICAL GROUP",
  "PHYSICAL THERAPY SERVICES",
];
const FORMS = ["", "", " LLC", " INC", " PC"];
/** What most organizations are registered as; the others hold the taxonomies of those who work there. */
const CODES_OF_ORGANIZATIONS =
  "193200000X 193400000X 251E00000X 261Q00000X 261QP2300X 261QM0801X 282N00000X 291U00000X 305R00000X 314000000X 332B00000X 3336C0003X".split(
    " ",
  );
const SYLLABLES =
  "BA BE BRA CAR CHE DA DEN DO EL FA FEL GAR GRI HA HER JA KA KEN LA LEN LO MA MAR MEN MO NA NEL NO PA PER RA REN RI SA SAN SHE SO STA TA TER TO VA VEN WA WIN YA ZI".split(
    " ",
  );

/** A small generator of pseudo-random numbers (mulberry32), so that a run can be repeated. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Pick = (from: readonly string[]) => string;

function pickWith(random: () => number): Pick {
  return (from) => from[Math.floor(random() * from.length)] ?? "";
}

/**
 * Writes a registry file of so many made-up providers, with the skew that names, states and specialties have, and beside it
 * the file of other names.
 */
export async function writeRegistry(path: string, rows: number): Promise<void> {
  const random = randomFrom(7);
  const pick = pickWith(random);
  const header = columnNames();
  const place = new Map(header.map((column, index) => [column, index]));
  const stream = createWriteStream(path, { highWaterMark: 4 * 1024 * 1024 });
  stream.write(`${header.map((column) => `"${column}"`).join(",")}\r\n`);
  const organizations: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const cells = Array<string>(header.length).fill("");
    const set = (column: string, value: string) => {
      const at = place.get(column);
      if (at !== undefined) cells[at] = value;
    };
    const nine = `2${String(row).padStart(8, "0")}`;
    set("NPI", nine + checkDigit(nine));
    if (random() < 0.03) set("NPI Deactivation Date", "06/13/2015");
    else fill(set, pick, random);
    if (cells[place.get("Entity Type Code") ?? 0] === "2")
      organizations.push(nine + checkDigit(nine));
    if (!stream.write(`${cells.map((cell) => `"${cell}"`).join(",")}\r\n`)) {
      await once(stream, "drain");
    }
  }
  stream.end();
  await finished(stream);
  await writeFile(otherNamesBeside(path), otherNames(organizations));
}

export function otherNamesBeside(path: string): string {
  return path.replace("npidata_", "othername_");
}

/** The side file of other names: one organization in four has some, on average one and a half. */
export function* otherNames(npis: Iterable<string>): Generator<string> {
  const random = randomFrom(11);
  const pick = pickWith(random);
  yield '"NPI","Provider Other Organization Name","Provider Other Organization Name Type Code"\r\n';
  for (const npi of npis) {
    if (random() > 0.25) continue;
    do yield `"${npi}","${organizationName(pick, random)}","${pick(["3", "3", "4", "5"])}"\r\n`;
    while (random() < 0.33);
  }
}

function organizationName(pick: Pick, random: () => number): string {
  const kind = random() < 0.9 ? pick(KINDS) : `${rareName(pick, random)} ${pick(KINDS)}`;
  return `${rareName(pick, random)} ${kind}${pick(FORMS)}`;
}

function fill(
  set: (column: string, value: string) => void,
  pick: Pick,
  random: () => number,
): void {
  let codes = CODES;
  if (random() < 0.2) {
    set("Entity Type Code", "2");
    set("Provider Organization Name (Legal Business Name)", organizationName(pick, random));
    if (random() < 0.7) codes = CODES_OF_ORGANIZATIONS;
  } else {
    set("Entity Type Code", "1");
    set("Provider Last Name (Legal Name)", surname(pick, random));
    set("Provider First Name", random() < 0.35 ? pick(GIVEN) : rareName(pick, random));
    set("Provider Credential Text", pick(["MD", "DO", "RN", "NP", "PA-C", ""]));
  }
  const state = pick(STATES);
  const { city, zip } = placeIn(state, pick, random);
  for (const which of ["Mailing", "Practice Location"]) {
    set(`Provider First Line Business ${which} Address`, `${Math.floor(random() * 9000)} MAIN ST`);
    set(`Provider Business ${which} Address City Name`, city);
    set(`Provider Business ${which} Address State Name`, state);
    set(`Provider Business ${which} Address Postal Code`, `${zip}0001`);
    set(`Provider Business ${which} Address Telephone Number`, "2025550100");
  }
  set("Provider Enumeration Date", "05/23/2006");
  set("Last Update Date", `0${1 + Math.floor(random() * 9)}/08/2020`);
  set("Healthcare Provider Taxonomy Code_1", pick(codes));
  set("Provider License Number_1", String(Math.floor(random() * 100_000)));
  set("Healthcare Provider Primary Taxonomy Switch_1", random() < 0.85 ? "Y" : "N");
  if (random() < 0.3) set("Healthcare Provider Taxonomy Code_2", pick(codes));
}

const LARGEST: Readonly<Record<string, string>> = {
  CA: "LOS ANGELES",
  IL: "CHICAGO",
  NY: "NEW YORK",
  TX: "HOUSTON",
};

/** The largest town has about a twelfth of its state; some names of small towns stand in every state. */
function placeIn(state: string, pick: Pick, random: () => number): { city: string; zip: string } {
  const town = Math.floor(random() ** 1.7 * TOWNS_IN_A_STATE);
  const everywhere = town > 20 && town % 3 === 0;
  const named = town === 0 ? LARGEST[state] : undefined;
  const city =
    named ?? (everywhere ? `SPRING ${town}` : `${SYLLABLES[town % 50]}VILLE ${state}${town}`);
  const area = 100 + STATE_LIST.indexOf(state) * 16 + Math.floor(town / 5);
  return {
    city,
    zip: `${area}${town % 5}${pick(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"])}`,
  };
}

function surname(pick: Pick, random: () => number): string {
  let share = random() * 10_000;
  for (const [name, per] of SURNAMES) {
    share -= per;
    if (share < 0) return name;
  }
  const name = rareName(pick, random);
  return random() < 0.03 ? `${name}-${rareName(pick, random)}` : name;
}

/** Two or three syllables: some names many times, most of them rarely. */
function rareName(pick: Pick, random: () => number): string {
  const tail = random() < 0.6 ? pick(SYLLABLES) : `${pick(SYLLABLES)}${pick(SYLLABLES)}`;
  return `${pick(SYLLABLES)}${tail}${pick(["N", "S", "", "R", "Z", "SON"])}`;
}

if (import.meta.main) await writeRegistry(process.argv[2] ?? "", Number(process.argv[3]));
