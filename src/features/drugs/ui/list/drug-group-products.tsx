import { lazy, Suspense, useState } from "react";
import { Disclosure } from "#/design/disclosure.tsx";
import type { Drug } from "../../drugs.contract.ts";
import { ProductLines } from "./drug-product-lines.tsx";
import type { DrugFilter } from "../drugs.queries.ts";

const OtherProducts = lazy(async () => ({
  default: (await import("./drug-other-products.tsx")).OtherProducts,
}));

/** The products of a group: the first is there, and stays where it is when somebody opens the list and the others come. */
export function DrugGroupProducts(props: {
  drug: Drug;
  groupKey: string;
  filter: DrugFilter;
  hrefOf: (drug: Drug) => string;
}) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Disclosure
      summary="Show the products"
      className="mt-auto"
      onToggle={(isOpen) => isOpen && setWasOpened(true)}
    >
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        <ProductLines products={[props.drug]} hrefOf={props.hrefOf} />
        {wasOpened && (
          <Suspense>
            <OtherProducts {...props} />
          </Suspense>
        )}
      </ul>
    </Disclosure>
  );
}
