import { displayName } from "#/kernel/person-name.ts";
import type { PersonInRegistry, RegistryAddress } from "../logic/provider-record.ts";
import type { ExclusionMark, Provider, ProviderAddress } from "../providers.contract.ts";
import type { ExclusionRow, ProviderRow, SideRow } from "./provider-rows.ts";

/** A provider as the API answers it. `describe` gives the words for a taxonomy code. */
export function presentProvider(row: ProviderRow, describe: (code: string) => string): Provider {
  const { record } = row;
  const { name, official, practice, mailing } = record;
  const deactivation = deactivationOf(row);
  return {
    number: row.npi,
    enumeration_type: record.entity === 0 ? "" : record.entity === 1 ? "NPI-1" : "NPI-2",
    basic: {
      first_name: name?.first ?? "",
      middle_name: name?.middle ?? "",
      last_name: name?.last ?? "",
      name_prefix: name?.prefix ?? "",
      name_suffix: name?.suffix ?? "",
      credential: name?.credential ?? "",
      ...said("organization_name", record.organization),
      ...said("parent_organization", record.parent),
      ...said("organizational_subpart", yesNo(record.subpart)),
      ...said("sole_proprietor", yesNo(record.soleProprietor)),
      ...said("sex", record.sex),
      ...(official && {
        authorized_official: {
          name: personName(official),
          title: official.title ?? "",
          telephone_number: official.phone ?? "",
        },
      }),
      status: deactivation === undefined ? "A" : "D",
      ...said("deactivation_date", deactivation),
      ...said("reactivation_date", record.reactivated),
      ...said("replacement_npi", record.replacement),
      enumeration_date: record.enumerated ?? "",
      last_updated: record.updated ?? "",
    },
    taxonomies: (record.taxonomies ?? [])
      .map(({ code, primary, license, state, group }) => ({
        code,
        desc: describe(code),
        primary,
        license: license ?? null,
        state: state ?? null,
        taxonomy_group: group ?? "",
      }))
      .toSorted((a, b) => Number(b.primary) - Number(a.primary)),
    addresses: [
      ...(practice ? [address("LOCATION", practice)] : []),
      ...(mailing ? [address("MAILING", mailing)] : []),
      ...ofKind(row.sides, "location").map((side) => address("SECONDARY", side)),
    ],
    other_names: otherNames(row),
    endpoints: ofKind(row.sides, "endpoint").map((side) => ({
      type: side["typeName"] ?? side["type"] ?? "",
      address: side["endpoint"] ?? "",
      use: side["useName"] ?? side["use"] ?? "",
    })),
    exclusions: (row.exclusions ?? []).map(exclusionMark),
    created_epoch: epoch(record.enumerated),
    last_updated_epoch: epoch(record.updated),
    sample: record.sample === true,
  };
}

/**
 * The day since which the number has been deactivated. The registry's file keeps the date after a reactivation; the
 * report of deactivations may be newer than the file, or older than a reactivation in it.
 */
export function deactivationOf({ record, reported }: Pick<ProviderRow, "record" | "reported">) {
  const { deactivated, reactivated = "", entity, updated = "" } = record;
  if (deactivated !== undefined && (entity === 0 || reactivated < deactivated)) return deactivated;
  if (reported === null || entity === 0) return reported ?? undefined;
  return reported > reactivated && reported >= updated ? reported : undefined;
}

function otherNames({ record, sides }: ProviderRow): Provider["other_names"] {
  const { otherName, otherOrganization } = record;
  const all = [
    ...(otherName
      ? [{ type: typeName(otherName.type, PERSON_TYPES), name: personName(otherName) }]
      : []),
    ...(otherOrganization
      ? [
          {
            type: typeName(otherOrganization.type, ORGANIZATION_TYPES),
            name: otherOrganization.name,
          },
        ]
      : []),
    ...ofKind(sides, "other-name").map((side) => ({
      type: typeName(side["type"], ORGANIZATION_TYPES),
      name: side["name"] ?? "",
    })),
  ];
  // The side file repeats the name that stands in the registry's own row.
  return [...new Map(all.map((one) => [`${one.type} ${one.name.toUpperCase()}`, one])).values()];
}

/** The registry's codes for other names. */
const PERSON_TYPES: Readonly<Record<string, string>> = {
  "1": "Former name",
  "2": "Professional name",
  "5": "Other name",
};
const ORGANIZATION_TYPES: Readonly<Record<string, string>> = {
  "3": "Doing business as",
  "4": "Former legal business name",
  "5": "Other name",
};

function typeName(code: string | undefined, names: Readonly<Record<string, string>>): string {
  return names[code ?? ""] ?? "Other name";
}

export function personName(name: PersonInRegistry): string {
  const { prefix, first, middle, last, suffix, credential } = name;
  const whole = [prefix, first, middle, last, suffix].filter(Boolean).join(" ");
  return credential ? `${displayName(whole)}, ${credential}` : displayName(whole);
}

function address(
  purpose: ProviderAddress["address_purpose"],
  { line1, line2, city, state, zip, country, phone, fax }: RegistryAddress,
): ProviderAddress {
  return {
    address_purpose: purpose,
    address_1: line1 ?? "",
    address_2: line2 ?? "",
    city: city ?? "",
    state: state ?? "",
    postal_code: zip ?? "",
    country_code: country ?? "US",
    telephone_number: phone ?? "",
    fax_number: fax ?? "",
  };
}

export function exclusionMark({ byNpi, excludedOn, basis, record }: ExclusionRow): ExclusionMark {
  return {
    matched_by: byNpi ? "npi" : "name",
    excluded_on: excludedOn,
    basis,
    listed_as: record["name"] ?? "",
  };
}

function ofKind(sides: readonly SideRow[] | null, kind: SideRow["kind"]) {
  return (sides ?? []).filter((side) => side.kind === kind).map(({ record }) => record);
}

function said<Key extends string>(key: Key, value: string | undefined): { [K in Key]?: string } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]: string });
}

function yesNo(code: string | undefined): string | undefined {
  return code === "Y" ? "YES" : code === "N" ? "NO" : undefined;
}

/** A day as the start of it in UTC, in ms; null where there is none. */
function epoch(date: string | undefined): number | null {
  return date === undefined ? null : Date.parse(date);
}
