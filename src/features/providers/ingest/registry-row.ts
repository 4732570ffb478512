import { readNpi } from "#/kernel/npi.ts";
import type {
  PersonInRegistry,
  ProviderRecord,
  RegistryAddress,
  RegistryTaxonomy,
} from "../logic/provider-record.ts";
import { isoDate, plain, zipDigits } from "./registry-values.ts";
import type { AddressPlaces, Field, Layout } from "./registry-columns.ts";

export type RegistryRow = { readonly npi: number; readonly record: ProviderRecord };

/** The longest value of a column is 200 characters; a longer one is no name or address. */
const LONGEST = 400;

/** A row whose problem is said in words; the row is not stored. */
export class UnreadableRow extends Error {
  override readonly name = "UnreadableRow";
}

type Read = (field: Field) => string | undefined;

export type GivenRow = {
  readonly cells: readonly string[];
  readonly layout: Layout;
  /** The last day that a date may be: the registry knows of none that is still to come. */
  readonly latest: string;
};

/**
 * Reads one row of the registry's file by the file's own layout.
 * @throws UnreadableRow for a row that cannot be a provider.
 */
export function registryRow({ cells, layout, latest }: GivenRow): RegistryRow {
  if (cells.length !== layout.width) {
    throw new UnreadableRow(`The row has ${cells.length} columns, the header ${layout.width}.`);
  }
  const value = (place: number): string | undefined => {
    const cell = cells[place];
    // Most of the columns of most rows are empty.
    if (cell === undefined || cell === "") return undefined;
    const text = plain(cell);
    if (text === "") return undefined;
    if (text.length > LONGEST) {
      throw new UnreadableRow(
        `A value has ${text.length} characters; at most ${LONGEST} are read.`,
      );
    }
    if (text.includes("\0")) throw new UnreadableRow("A value holds a NUL byte.");
    return text;
  };
  const read: Read = (field) => value(layout.at[field]);
  const npi = npiOf(read("npi") ?? "");
  const entity = entityOf(read("entity"));
  const date = (field: Field) => dateOf(read(field), latest);
  const record: ProviderRecord = compact({
    entity,
    name:
      entity === 2
        ? undefined
        : person(read, ["prefix", "first", "middle", "last", "suffix", "credential"]),
    otherName: withType(read),
    organization: read("organization"),
    otherOrganization: otherOrganization(read),
    subpart: read("subpart"),
    parent: read("parent"),
    sex: read("sex"),
    soleProprietor: read("soleProprietor"),
    official: official(read),
    practice: address(value, layout.practice),
    mailing: address(value, layout.mailing),
    taxonomies: taxonomies(value, layout),
    enumerated: date("enumerated"),
    updated: date("updated"),
    certified: date("certified"),
    deactivated: date("deactivated"),
    deactivationReason: read("deactivationReason"),
    reactivated: date("reactivated"),
    replacement: read("replacement"),
  });
  if (entity === 0 && record.deactivated === undefined) {
    throw new UnreadableRow("The row has neither an entity type nor a deactivation date.");
  }
  return { npi, record };
}

function npiOf(text: string): number {
  const reading = readNpi(text);
  if (reading.state === "valid") return Number(reading.npi);
  throw new UnreadableRow(
    reading.state === "wrong-check-digit"
      ? `${text} is not a valid NPI: the last digit should be ${reading.shouldEndIn}.`
      : `"${text.slice(0, 40)}" is not an NPI.`,
  );
}

function entityOf(text: string | undefined): 0 | 1 | 2 {
  if (text === undefined) return 0;
  if (text === "1") return 1;
  if (text === "2") return 2;
  throw new UnreadableRow(`"${text.slice(0, 40)}" is not an entity type code.`);
}

function dateOf(text: string | undefined, latest: string): string | undefined {
  if (text === undefined) return undefined;
  const date = isoDate(text);
  if (date === undefined) throw new UnreadableRow(`"${text.slice(0, 40)}" is not a date.`);
  if (date > latest) throw new UnreadableRow(`"${text}" is a date that is still to come.`);
  return date;
}

type PersonFields = readonly [Field, Field, Field, Field, Field, Field];

function person(read: Read, fields: PersonFields): PersonInRegistry | undefined {
  const [prefix, first, middle, last, suffix, credential] = fields.map(read);
  return orNothing({ prefix, first, middle, last, suffix, credential });
}

function withType(read: Read): ProviderRecord["otherName"] {
  const name = person(read, [
    "otherPrefix",
    "otherFirst",
    "otherMiddle",
    "otherLast",
    "otherSuffix",
    "otherCredential",
  ]);
  return name && compact({ ...name, type: read("otherType") });
}

function otherOrganization(read: Read): ProviderRecord["otherOrganization"] {
  const name = read("otherOrganization");
  return name === undefined ? undefined : compact({ name, type: read("otherOrganizationType") });
}

function official(read: Read): ProviderRecord["official"] {
  const name = person(read, [
    "officialPrefix",
    "officialFirst",
    "officialMiddle",
    "officialLast",
    "officialSuffix",
    "officialCredential",
  ]);
  return name && compact({ ...name, title: read("officialTitle"), phone: read("officialPhone") });
}

type Value = (place: number) => string | undefined;

function address(value: Value, places: AddressPlaces): RegistryAddress | undefined {
  const country = value(places.country);
  const zip = value(places.zip);
  return orNothing({
    line1: value(places.line1),
    line2: value(places.line2),
    city: value(places.city),
    state: value(places.state),
    zip: zip === undefined ? undefined : zipDigits(zip, country),
    country,
    phone: value(places.phone),
    fax: value(places.fax),
  });
}

function taxonomies(value: Value, layout: Layout): RegistryTaxonomy[] | undefined {
  const found: RegistryTaxonomy[] = [];
  for (const slot of layout.taxonomies) {
    const code = value(slot.code);
    if (code === undefined) continue;
    const primary = value(slot.primary)?.toUpperCase() === "Y";
    const rest = {
      license: value(slot.license),
      state: value(slot.state),
      group: value(slot.group),
    };
    found.push(compact({ code: code.toUpperCase(), ...rest, primary }));
  }
  return found.length > 0 ? found : undefined;
}

type Compacted<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Without the fields that are undefined, which JSON would leave out anyway. */
function compact<T extends object>(fields: T): Compacted<T> {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) kept[key] = value;
  // Every field that is there keeps its type.
  return kept as Compacted<T>;
}

function orNothing<T extends object>(fields: T): Compacted<T> | undefined {
  const kept = compact(fields);
  return Object.keys(kept).length > 0 ? kept : undefined;
}
