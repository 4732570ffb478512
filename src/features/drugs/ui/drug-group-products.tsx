import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#/design/button.tsx";
import { Disclosure } from "#/design/disclosure.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { Drug } from "../drugs.contract.ts";
import { readableName } from "../logic/drug-groups.ts";
import { formWords } from "./form-words.ts";
import { DrugMarks } from "./drug-marks.tsx";
import { type DrugFilter, groupProductsQuery } from "./drugs.queries.ts";

/** What the group's card says already, or nobody chooses by. */
const SAID_OF_THE_GROUP = { hasBoxedWarning: false, schedule: null, isGeneric: false } as const;

/** The products of a group, fetched when somebody opens it; the first is there already. */
export function DrugGroupProducts({
  drug,
  groupKey,
  filter,
  hrefOf,
}: {
  drug: Drug;
  groupKey: string;
  filter: DrugFilter;
  hrefOf: (drug: Drug) => string;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const result = useInfiniteQuery({ ...groupProductsQuery(filter, groupKey), enabled: isOpen });
  const products = result.data?.pages.flatMap((page) => page.drugs) ?? [drug];
  return (
    <Disclosure summary="Show the products" className="mt-auto" onToggle={setIsOpen}>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {products.map((product) => (
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
        ))}
      </ul>
      {isOpen && result.isPending && <p className="text-small text-muted">Loading products</p>}
      {result.isError && (
        <p className="text-small text-muted">
          The products could not be loaded.{" "}
          <Button onClick={() => void result.refetch()}>Try again</Button>
        </p>
      )}
      {result.hasNextPage && (
        <Button onClick={() => void result.fetchNextPage()} disabled={result.isFetching}>
          Show more
        </Button>
      )}
    </Disclosure>
  );
}
