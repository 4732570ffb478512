import { lazy, Suspense, useState } from "react";
import { Disclosure } from "#/design/disclosure.tsx";
import type { Drug } from "../drugs.contract.ts";
import { ProductLines } from "./drug-product-lines.tsx";
import type { DrugFilter } from "./drugs.queries.ts";

const Opened = lazy(async () => ({
  default: (await import("./drug-group-opened.tsx")).OpenedGroup,
}));

/** The products of a group, fetched when somebody opens it, with what lists them; the first is there already. */
export function DrugGroupProducts(props: {
  drug: Drug;
  groupKey: string;
  filter: DrugFilter;
  hrefOf: (drug: Drug) => string;
}) {
  const [wasOpened, setWasOpened] = useState(false);
  const first = <ProductLines products={[props.drug]} hrefOf={props.hrefOf} />;
  return (
    <Disclosure
      summary="Show the products"
      className="mt-auto"
      onToggle={(isOpen) => isOpen && setWasOpened(true)}
    >
      {wasOpened ? (
        <Suspense fallback={first}>
          <Opened {...props} />
        </Suspense>
      ) : (
        first
      )}
    </Disclosure>
  );
}
