import * as v from "valibot";
import { displayName } from "#/kernel/person-name.ts";
import type { Provider, ProviderAddress } from "../providers.contract.ts";

const Text = v.optional(v.nullable(v.union([v.string(), v.pipe(v.number(), v.transform(String))])));
const Epoch = v.optional(v.nullable(v.union([v.string(), v.number()])));
const Fields = v.record(v.string(), v.unknown());

const ApiProvider = v.object({
  number: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{10}$/)),
  enumeration_type: Text,
  created_epoch: Epoch,
  last_updated_epoch: Epoch,
  basic: v.optional(Fields, {}),
  addresses: v.optional(v.array(Fields), []),
  practiceLocations: v.optional(v.array(Fields), []),
  taxonomies: v.optional(v.array(Fields), []),
  other_names: v.optional(v.array(Fields), []),
  endpoints: v.optional(v.array(Fields), []),
});

/** What the NPPES API answers, refusals included: they come with status 200. */
export const ApiAnswer = v.union([
  v.object({ Errors: v.array(v.object({ description: v.string() })) }),
  v.object({ result_count: v.number(), results: v.array(ApiProvider) }),
]);

type ApiProvider = v.InferOutput<typeof ApiProvider>;
type Values = Readonly<Record<string, unknown>>;

/** "--" is how the API says "nothing" in a prefix or suffix. */
function text(fields: Values, ...names: string[]): string {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === "string" && value.trim() !== "" && value !== "--") return value.trim();
  }
  return "";
}

/** Epochs have been seconds and are milliseconds now, as text; below 10^11 they can only be seconds. */
export function epochMs(value: string | number | null | undefined): number | null {
  if (value === null || value === undefined || value === "") return null;
  const number = Number(value);
  if (!Number.isFinite(number)) return null;
  return Math.abs(number) < 100_000_000_000 ? number * 1000 : number;
}

export function providerOfApi(found: ApiProvider): Provider {
  const { basic } = found;
  const isOrganization = found.enumeration_type === "NPI-2";
  const deactivated = text(basic, "deactivation_date");
  const official = [
    text(basic, "authorized_official_first_name"),
    text(basic, "authorized_official_last_name"),
  ];
  return {
    number: found.number,
    enumeration_type: isOrganization ? "NPI-2" : found.enumeration_type === "NPI-1" ? "NPI-1" : "",
    basic: {
      first_name: text(basic, "first_name"),
      middle_name: text(basic, "middle_name"),
      last_name: text(basic, "last_name"),
      name_prefix: text(basic, "name_prefix"),
      name_suffix: text(basic, "name_suffix"),
      credential: text(basic, "credential"),
      ...(isOrganization && { organization_name: text(basic, "organization_name", "name") }),
      ...optional("parent_organization", text(basic, "parent_organization_legal_business_name")),
      ...optional("organizational_subpart", text(basic, "organizational_subpart")),
      ...optional("sole_proprietor", text(basic, "sole_proprietor")),
      ...optional("sex", text(basic, "sex", "gender")),
      ...(official.some(Boolean) && {
        authorized_official: {
          name: displayName(official.filter(Boolean).join(" ")),
          title: text(basic, "authorized_official_title_or_position"),
          telephone_number: text(basic, "authorized_official_telephone_number"),
        },
      }),
      status: text(basic, "status") === "D" || deactivated !== "" ? "D" : "A",
      ...optional("deactivation_date", deactivated),
      ...optional("reactivation_date", text(basic, "reactivation_date")),
      enumeration_date: text(basic, "enumeration_date"),
      last_updated: text(basic, "last_updated"),
    },
    taxonomies: found.taxonomies
      .map((taxonomy) => ({
        code: text(taxonomy, "code"),
        desc: text(taxonomy, "desc"),
        primary: taxonomy["primary"] === true,
        license: text(taxonomy, "license") || null,
        state: text(taxonomy, "state") || null,
        taxonomy_group: text(taxonomy, "taxonomy_group"),
      }))
      .toSorted((a, b) => Number(b.primary) - Number(a.primary)),
    addresses: [
      ...found.addresses
        .map((one) =>
          address(text(one, "address_purpose") === "MAILING" ? "MAILING" : "LOCATION", one),
        )
        .toSorted((a, b) => a.address_purpose.localeCompare(b.address_purpose)),
      ...found.practiceLocations.map((one) => address("SECONDARY", one)),
    ],
    other_names: found.other_names.map((one) => ({
      type: text(one, "type") || "Other name",
      name:
        text(one, "organization_name") ||
        displayName([text(one, "first_name"), text(one, "last_name")].filter(Boolean).join(" ")),
    })),
    endpoints: found.endpoints.map((one) => ({
      type: text(one, "endpointTypeDescription", "endpointType"),
      address: text(one, "endpoint"),
      use: text(one, "useDescription", "use"),
    })),
    exclusions: [],
    created_epoch: epochMs(found.created_epoch),
    last_updated_epoch: epochMs(found.last_updated_epoch),
    sample: false,
  };
}

function address(purpose: ProviderAddress["address_purpose"], fields: Values): ProviderAddress {
  return {
    address_purpose: purpose,
    address_1: text(fields, "address_1"),
    address_2: text(fields, "address_2"),
    city: text(fields, "city"),
    state: text(fields, "state"),
    postal_code: text(fields, "postal_code"),
    country_code: text(fields, "country_code") || "US",
    telephone_number: text(fields, "telephone_number"),
    fax_number: text(fields, "fax_number"),
  };
}

function optional<Key extends string>(key: Key, value: string): { [K in Key]?: string } {
  return value === "" ? {} : ({ [key]: value } as { [K in Key]: string });
}
