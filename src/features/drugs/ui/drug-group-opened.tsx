import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "#/design/button.tsx";
import type { Drug } from "../drugs.contract.ts";
import { ProductLines } from "./drug-product-lines.tsx";
import type { DrugFilter } from "./drugs.queries.ts";
import { groupProductsQuery } from "./group-products.queries.ts";

/** All products of a group that was opened; the first is there already. */
export function OpenedGroup({
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
  const result = useInfiniteQuery(groupProductsQuery(filter, groupKey));
  const products = result.data?.pages.flatMap((page) => page.drugs) ?? [drug];
  return (
    <>
      <ProductLines products={products} hrefOf={hrefOf} />
      {result.isPending && <p className="text-small text-muted">Loading products</p>}
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
    </>
  );
}
