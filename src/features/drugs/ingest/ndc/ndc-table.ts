import type { Fields } from "#/platform/ingest/formats/delimited.ts";
import { scheduleOf } from "../../logic/schedule.ts";
import { isoDate, plain } from "../fields.ts";
import type { PackageRecord, ProductRecord } from "../records.ts";

/**
 * Reads a row of the product file of FDA's NDC directory: the 20 columns of the finished drugs, or the 14 of
 * the unfinished ones and of drugs for further processing. Columns are known by name, in any order.
 */
export function readNdcProduct(row: Fields): ProductRecord | { problem: string } {
  const field = (name: string) => plain(row[name] ?? "");
  const ndc = field("PRODUCTNDC");
  const generic = field("NONPROPRIETARYNAME");
  const brand = plain(`${field("PROPRIETARYNAME")} ${field("PROPRIETARYNAMESUFFIX")}`) || generic;
  const manufacturer = field("LABELERNAME");
  if (ndc === "") return { problem: "The listing has no product NDC." };
  if (brand === "" || manufacturer === "") {
    return { problem: "The listing has no name or no labeler." };
  }
  return {
    ndc,
    brandName: brand,
    genericName: generic,
    manufacturer,
    dosageForm: field("DOSAGEFORMNAME") || undefined,
    strength: strengthOf(field("ACTIVE_NUMERATOR_STRENGTH"), field("ACTIVE_INGRED_UNIT")),
    routes: list(field("ROUTENAME"), ";"),
    productType: field("PRODUCTTYPENAME") || undefined,
    marketingCategory: field("MARKETINGCATEGORYNAME") || undefined,
    applicationNumber: field("APPLICATIONNUMBER") || undefined,
    substances: list(field("SUBSTANCENAME"), ";"),
    classes: list(field("PHARM_CLASSES"), /,(?=[^\]]*\[)/),
    schedule: scheduleOf(field("DEASCHEDULE")),
    finished: "PROPRIETARYNAME" in row,
    marketedFrom: isoDate(field("STARTMARKETINGDATE")),
    marketedUntil: isoDate(field("ENDMARKETINGDATE")),
    listingExpiresOn: isoDate(field("LISTING_RECORD_CERTIFIED_THROUGH")),
    splId: splIdOf(field("PRODUCTID")),
    packages: [],
  };
}

export function readNdcPackage(row: Fields): PackageRecord | { problem: string } {
  const productNdc = plain(row["PRODUCTNDC"] ?? "");
  const ndc = plain(row["NDCPACKAGECODE"] ?? "");
  if (productNdc === "" || ndc === "") return { problem: "The package has no NDC." };
  return { productNdc, ndc, description: plain(row["PACKAGEDESCRIPTION"] ?? "") };
}

/** "70; 5600" and "mg/1; [iU]/1" as "70 mg/1; 5600 [iU]/1". */
function strengthOf(amounts: string, units: string): string | undefined {
  const unit = list(units, ";");
  const strengths = list(amounts, ";").map((amount, index) =>
    plain(`${amount} ${unit[index] ?? ""}`),
  );
  return strengths.length === 0 ? undefined : strengths.join("; ");
}

/** "0002-0800_ab2a5006-1880-4b6c-9640-dc2ec1066449" carries the id of the label version. */
function splIdOf(productId: string): string | undefined {
  return /_([0-9a-f-]{36})$/i.exec(productId)?.[1]?.toLowerCase();
}

function list(text: string, separator: string | RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
