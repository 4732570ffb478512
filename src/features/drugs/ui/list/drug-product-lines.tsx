import { HrefLink } from "#/platform/client/href-link.tsx";
import type { Drug } from "../../drugs.contract.ts";
import { readableName } from "../../logic/drug-groups.ts";
import { formWords } from "../../logic/form-words.ts";
import { DrugMarks } from "../product/drug-marks.tsx";

/** What the group's card says already, or nobody chooses by. */
const SAID_OF_THE_GROUP = { hasBoxedWarning: false, schedule: null, isGeneric: false } as const;

/** Lines of a list: products of a group. */
export function ProductLines({
  products,
  hrefOf,
}: {
  products: readonly Drug[];
  hrefOf: (drug: Drug) => string;
}) {
  return products.map((product) => (
    <li key={product.id} className="py-1.5">
      <HrefLink href={hrefOf(product)} className="link wrap-anywhere">
        {readableName(product.brandName)}, {formWords(product).toLowerCase()}
      </HrefLink>
      <span className="mb-1 block text-small text-muted">
        {product.manufacturer}
        {product.ndcNumber !== null && <span className="code"> · {product.ndcNumber}</span>}
      </span>
      <DrugMarks drug={{ ...product, ...SAID_OF_THE_GROUP }} />
    </li>
  ));
}
