import * as v from "valibot";
import { optionalText, paging } from "#/kernel/schema.ts";
import { MOST_NPIS } from "./providers.terms.ts";

export const PROVIDERS_PER_PAGE = 5;

const ZIP_MESSAGE = "Must be a ZIP code of 5 or 9 digits, or its first digits";

export const ProviderQuery = v.object({
  npi: optionalText(40),
  lastName: optionalText(100),
  firstName: optionalText(100),
  organization: optionalText(200),
  state: optionalText(30),
  city: optionalText(100),
  zip: v.optional(
    v.pipe(
      v.string(ZIP_MESSAGE),
      v.trim(),
      v.maxLength(10, "Use at most 10 characters"),
      v.regex(/^(?:\d{0,5}|\d{5}[- ]?\d{1,4})$/, ZIP_MESSAGE),
      v.transform((text) => text || undefined),
    ),
  ),
  specialty: optionalText(100),
  ...paging(PROVIDERS_PER_PAGE),
});

export type ProviderQuery = v.InferOutput<typeof ProviderQuery>;

const Address = v.object({
  /** LOCATION is the practice, MAILING where letters go, SECONDARY a further practice. */
  address_purpose: v.picklist(["LOCATION", "MAILING", "SECONDARY"]),
  address_1: v.string(),
  address_2: v.string(),
  city: v.string(),
  state: v.string(),
  postal_code: v.string(),
  country_code: v.string(),
  telephone_number: v.string(),
  fax_number: v.string(),
});

const Taxonomy = v.object({
  code: v.string(),
  desc: v.string(),
  primary: v.boolean(),
  license: v.nullable(v.string()),
  state: v.nullable(v.string()),
  taxonomy_group: v.string(),
});

const Basic = v.object({
  first_name: v.string(),
  middle_name: v.string(),
  last_name: v.string(),
  name_prefix: v.string(),
  name_suffix: v.string(),
  credential: v.string(),
  organization_name: v.optional(v.string()),
  parent_organization: v.optional(v.string()),
  organizational_subpart: v.optional(v.string()),
  sole_proprietor: v.optional(v.string()),
  sex: v.optional(v.string()),
  authorized_official: v.optional(
    v.object({ name: v.string(), title: v.string(), telephone_number: v.string() }),
  ),
  /** A is active, D deactivated. */
  status: v.picklist(["A", "D"]),
  deactivation_date: v.optional(v.string()),
  reactivation_date: v.optional(v.string()),
  replacement_npi: v.optional(v.string()),
  enumeration_date: v.string(),
  last_updated: v.string(),
});

/** A mark of OIG's exclusion list. By name and state it is a possible match only, to be checked. */
const ExclusionMark = v.object({
  matched_by: v.picklist(["npi", "name"]),
  excluded_on: v.string(),
  basis: v.string(),
  listed_as: v.string(),
});

export const Provider = v.object({
  number: v.string(),
  enumeration_type: v.picklist(["NPI-1", "NPI-2", ""]),
  basic: Basic,
  taxonomies: v.array(Taxonomy),
  /** The practice first. */
  addresses: v.array(Address),
  other_names: v.array(v.object({ type: v.string(), name: v.string() })),
  endpoints: v.array(v.object({ type: v.string(), address: v.string(), use: v.string() })),
  exclusions: v.array(ExclusionMark),
  created_epoch: v.nullable(v.number()),
  last_updated_epoch: v.nullable(v.number()),
  /** Made up for trying Wardbook out: no such provider exists. */
  sample: v.boolean(),
});

export type Provider = v.InferOutput<typeof Provider>;
export type ProviderAddress = v.InferOutput<typeof Address>;
export type ExclusionMark = v.InferOutput<typeof ExclusionMark>;

/** Which of the sources answered, and how old it is. */
export const AnswerSource = v.object({
  kind: v.picklist(["registry", "nppes-api", "samples"]),
  /** The last day that the data covers; of the NPPES API the moment it was asked. */
  as_of: v.string(),
  exclusions_as_of: v.nullable(v.string()),
});

export type AnswerSource = v.InferOutput<typeof AnswerSource>;

export const ProviderPage = v.object({
  result_count: v.number(),
  /** There are more than the count says. */
  result_count_capped: v.boolean(),
  results: v.array(Provider),
  pagination: v.object({
    current_page: v.number(),
    total_pages: v.number(),
    has_prev: v.boolean(),
    has_next: v.boolean(),
  }),
  /** Names and specialties that were taken for another, because nothing is called as typed; "GRIFF*" for all that begin so. */
  corrections: v.array(v.object({ typed: v.string(), taken: v.string() })),
  source: AnswerSource,
});

export type ProviderPage = v.InferOutput<typeof ProviderPage>;

const NPIS_MESSAGE = "Must be a list of NPIs";

export const NpiList = v.object({
  npis: v.pipe(
    v.array(
      v.pipe(v.string(NPIS_MESSAGE), v.maxLength(40, "Use at most 40 characters")),
      NPIS_MESSAGE,
    ),
    v.minLength(1, "Give at least one NPI"),
    v.maxLength(MOST_NPIS, "Give at most 5,000 NPIs"),
  ),
});

export const NpiCheck = v.object({
  npi: v.string(),
  status: v.picklist(["active", "deactivated", "unknown", "wrong-check-digit", "not-an-npi"]),
  name: v.nullable(v.string()),
  specialty: v.nullable(v.string()),
  /** What there is to add: since when, or the digit it should be. */
  note: v.nullable(v.string()),
  excluded: v.boolean(),
});

export type NpiCheck = v.InferOutput<typeof NpiCheck>;

export const NpiChecks = v.object({ results: v.array(NpiCheck), source: AnswerSource });
