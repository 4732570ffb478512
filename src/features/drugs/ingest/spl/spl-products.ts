import { productNdc, readNdc } from "#/kernel/ndc.ts";
import {
  at,
  childrenOf,
  descendants,
  textIn,
  type XmlElement,
} from "#/platform/ingest/formats/xml-tree.ts";
import { scheduleOf } from "../../logic/schedule.ts";
import { isoDate, plain } from "../fields.ts";
import type { PackageRecord, ProductRecord } from "../records.ts";
import { splPill } from "./spl-pill.ts";
import { splStrength } from "./spl-strength.ts";

const NDC_SYSTEM = "2.16.840.1.113883.6.69";

/** The products that an SPL document lists, those inside kits as well. */
export function splProducts(
  document: XmlElement,
  shared: { splId: string; productType: string | undefined },
): ProductRecord[] {
  const manufacturer =
    textIn(at(document, "author", "assignedEntity", "representedOrganization", "name")) ||
    "Unknown labeler";
  const body = at(document, "component", "structuredBody");
  if (body === undefined) return [];
  return [...descendants(body, "subject")].flatMap((subject) => {
    const listed = at(subject, "manufacturedProduct");
    if (listed === undefined) return [];
    const record = productOf(listed, listed, manufacturer, shared);
    const parts = [...descendants(listed, "part")].flatMap((part) =>
      record === undefined ? [] : (productOf(part, listed, manufacturer, shared) ?? []),
    );
    // Parts of a kit without a code of their own are described by the kit.
    return record === undefined ? [] : [record, ...parts.filter((part) => part.ndc !== undefined)];
  });
}

function productOf(
  holder: XmlElement,
  listed: XmlElement,
  manufacturer: string,
  shared: { splId: string; productType: string | undefined },
): ProductRecord | undefined {
  const product =
    at(holder, "manufacturedProduct") ??
    at(holder, "manufacturedMedicine") ??
    at(holder, "partProduct");
  if (product === undefined) return undefined;
  const name = nameOf(at(product, "name"));
  const generic = textIn(at(product, "asEntityWithGeneric", "genericMedicine", "name"));
  const actives = activesOf(product);
  const ndc = ndcOf(at(product, "code"));
  const facts = subjects(holder, listed);
  const marketing = facts("marketingAct");
  const pill = splPill(holder);
  return {
    ...shared,
    ndc,
    brandName: name || generic || actives[0]?.name || "Unnamed product",
    genericName: generic || actives.map((active) => active.name).join(", "),
    manufacturer,
    dosageForm: at(product, "formCode")?.attributes["displayName"],
    strength: actives.map((active) => active.strength).join("; ") || undefined,
    routes: routesOf(holder),
    marketingCategory: at(facts("approval"), "code")?.attributes["displayName"],
    applicationNumber: at(facts("approval"), "id")?.attributes["extension"],
    substances: actives.map((active) => active.name),
    classes: [],
    schedule: scheduleOf(at(facts("policy"), "code")?.attributes["code"] ?? ""),
    finished: true,
    marketedFrom: isoDate(at(marketing, "effectiveTime", "low")?.attributes["value"]),
    marketedUntil: isoDate(at(marketing, "effectiveTime", "high")?.attributes["value"]),
    packages: ndc === undefined ? [] : packagesIn(product, ndc, ""),
    pill,
  };
}

/** The suffix is an element inside the name, without a space before it. */
function nameOf(name: XmlElement | undefined): string {
  return plain((name?.children ?? []).map(textIn).join(" "));
}

/** Facts stand beside the product; a part of a kit may leave them to the kit. */
function subjects(holder: XmlElement, listed: XmlElement) {
  const all = [...childrenOf(holder, "subjectOf"), ...childrenOf(listed, "subjectOf")];
  return (name: string) =>
    all.map((subject) => at(subject, name)).find((fact) => fact !== undefined);
}

function activesOf(product: XmlElement): { name: string; strength: string }[] {
  const coded = childrenOf(product, "ingredient").filter((ingredient) =>
    ingredient.attributes["classCode"]?.startsWith("ACTI"),
  );
  // Documents before 2011 name the element instead of a class code.
  return [...coded, ...childrenOf(product, "activeIngredient")].map((ingredient) => {
    const substance =
      at(ingredient, "ingredientSubstance") ?? at(ingredient, "activeIngredientSubstance");
    return {
      name: textIn(at(substance, "name")),
      strength: splStrength(at(ingredient, "quantity")),
    };
  });
}

function routesOf(holder: XmlElement): string[] {
  const routes = [...descendants(holder, "routeCode")].flatMap(
    (code) => code.attributes["displayName"] ?? [],
  );
  return [...new Set(routes)];
}

function ndcOf(code: XmlElement | undefined): string | undefined {
  return code?.attributes["codeSystem"] === NDC_SYSTEM ? code.attributes["code"] : undefined;
}

/** Packages from the inside out: "90 in 1 BOTTLE", "1 BOTTLE in 1 CARTON". */
function packagesIn(content: XmlElement, product: string, inner: string): PackageRecord[] {
  return childrenOf(content, "asContent").flatMap((held) => {
    const pack = at(held, "containerPackagedProduct") ?? at(held, "containerPackagedMedicine");
    if (pack === undefined) return [];
    const amount = at(held, "quantity", "numerator")?.attributes;
    const unit = amount?.["unit"] === "1" ? "" : ` ${amount?.["unit"] ?? ""}`;
    const kind = at(pack, "formCode")?.attributes["displayName"] ?? "PACKAGE";
    const description = `${amount?.["value"] ?? ""}${unit}${inner === "" ? "" : ` ${inner}`} in 1 ${kind}`;
    const ndc = ndcOf(at(pack, "code"));
    const [read] = ndc === undefined ? [] : readNdc(ndc);
    const own =
      ndc === undefined
        ? []
        : [
            {
              productNdc: read === undefined ? product : productNdc(read),
              ndc,
              description: plain(description),
            },
          ];
    return [...own, ...packagesIn(pack, product, kind)];
  });
}
