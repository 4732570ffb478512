import { at, type XmlElement } from "#/platform/ingest/formats/xml-tree.ts";

/** "20 mg/1" as the directory writes it: an amount per unit of the form, "100 mg/10 mL" where the denominator counts. */
export function splStrength(quantity: XmlElement | undefined): string {
  const numerator = at(quantity, "numerator")?.attributes;
  const denominator = at(quantity, "denominator")?.attributes;
  if (numerator?.["value"] === undefined) return "";
  const amount = `${numerator["value"]} ${unitOf(numerator["unit"])}`.trim();
  const per = unitOf(denominator?.["unit"]);
  if (per === "") return amount;
  const count = denominator?.["value"] ?? "1";
  return `${amount}/${count === "1" ? "" : `${count} `}${per}`;
}

function unitOf(unit: string | undefined): string {
  return unit === undefined || unit === "1" ? "" : unit;
}
