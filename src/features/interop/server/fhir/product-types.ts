import { PRODUCT_PARAMETERS } from "../../logic/fhir/medications/product-parameters.ts";
import { readProduct, searchProducts, type ProductParts } from "./product-search.ts";
import type { ServedType } from "./type-door.ts";

const SAYS = {
  Medication: "A product; its id is the NDC without the package.",
  MedicationKnowledge:
    "A product with its classes, schedule, packages, looks and label; its id is the NDC without the package.",
};

/** The types that products make. */
export function productTypes(parts: ProductParts): ServedType[] {
  return (["Medication", "MedicationKnowledge"] as const).map((type) => ({
    type,
    parameters: PRODUCT_PARAMETERS[type],
    includes: [],
    reverseIncludes: [],
    profile: undefined,
    says: SAYS[type],
    read: (id) => readProduct(type, id, parts),
    search: (asked) => searchProducts(type, asked, parts),
  }));
}
