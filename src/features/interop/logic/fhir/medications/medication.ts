import type { Medication } from "fhir/r4.js";
import { withMeta } from "../meta.ts";
import type { Mapped } from "../systems.ts";
import {
  aboutProduct,
  codeOf,
  extensionsOf,
  ingredientsOf,
  statusOf,
  textOf,
  type Product,
} from "./product.ts";

export function medicationOf(product: Product, mapped: Mapped): Medication {
  const { ndc, dosageForm, manufacturer } = product.record;
  const resource: Medication = {
    resourceType: "Medication",
    id: ndc,
    extension: extensionsOf(product, mapped),
    code: codeOf(product),
    status: statusOf(product),
    manufacturer: { display: manufacturer ?? "" },
    form: textOf(dosageForm),
    ingredient: ingredientsOf(product),
  };
  return withMeta(resource, aboutProduct(product));
}
