import { scheduleOf } from "../../logic/schedule.ts";
import { first, isObject, isoDate, type JsonObject, strings } from "../fields.ts";
import type { PackageRecord, ProductRecord } from "../records.ts";

/** Reads one record of openFDA's NDC directory. */
export function readOpenFdaNdc(record: JsonObject): ProductRecord | { problem: string } {
  const ndc = first(record, "product_ndc");
  if (ndc === undefined) return { problem: "The listing has no product NDC." };
  const openfda = isObject(record["openfda"]) ? record["openfda"] : {};
  const generic = first(record, "generic_name") ?? "";
  const actives = objects(record, "active_ingredients");
  const brand = [first(record, "brand_name") ?? generic, first(record, "brand_name_suffix")]
    .filter((part) => part !== undefined)
    .join(" ");
  const manufacturer = first(record, "labeler_name") ?? first(openfda, "manufacturer_name");
  if (brand === "" || manufacturer === undefined) {
    return { problem: "The listing has no name or no labeler." };
  }
  return {
    ndc,
    brandName: brandWithoutRepeat(brand, first(record, "brand_name_base")),
    genericName: generic,
    manufacturer,
    dosageForm: first(record, "dosage_form"),
    strength: joined(actives.flatMap((active) => first(active, "strength") ?? [])),
    routes: strings(record, "route"),
    productType: first(record, "product_type"),
    marketingCategory: first(record, "marketing_category"),
    applicationNumber: first(record, "application_number"),
    substances: actives.flatMap((active) => first(active, "name") ?? []),
    classes: strings(record, "pharm_class"),
    schedule: scheduleOf(first(record, "dea_schedule") ?? ""),
    finished: typeof record["finished"] === "boolean" ? record["finished"] : undefined,
    marketedFrom: isoDate(first(record, "marketing_start_date")),
    marketedUntil: isoDate(first(record, "marketing_end_date")),
    listingExpiresOn: isoDate(first(record, "listing_expiration_date")),
    splId: first(record, "spl_id")?.toLowerCase(),
    packages: objects(record, "packaging").flatMap((pack) => packageOf(ndc, pack)),
  };
}

function packageOf(productNdc: string, pack: JsonObject): PackageRecord[] {
  const ndc = first(pack, "package_ndc");
  if (ndc === undefined) return [];
  return [{ productNdc, ndc, description: first(pack, "description") ?? "" }];
}

/** The objects of a field that is a list of them, or one by itself. */
function objects(record: JsonObject, field: string): JsonObject[] {
  const value = record[field];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter(isObject);
}

function joined(parts: readonly string[]): string | undefined {
  return parts.length === 0 ? undefined : parts.join("; ");
}

/** Some records repeat the suffix in the brand name itself. */
function brandWithoutRepeat(brand: string, base: string | undefined): string {
  if (base === undefined) return brand;
  const suffix = brand.slice(base.length).trim();
  return suffix !== "" && base.toLowerCase().endsWith(suffix.toLowerCase()) ? base : brand;
}
