import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "#/design/button.tsx";
import type { Drug } from "../../drugs.contract.ts";
import { ProductLines } from "./drug-product-lines.tsx";
import type { DrugFilter } from "../drugs.queries.ts";
import { groupProductsQuery } from "./group-products.queries.ts";

/** Lines of a list: all products of a group that was opened, but the one that is there already. */
export function OtherProducts({
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
  const products = result.data?.pages.flatMap((page) => page.drugs) ?? [];
  return (
    <>
      <ProductLines products={products.filter(({ id }) => id !== drug.id)} hrefOf={hrefOf} />
      {result.isPending && <li className="py-1.5 text-small text-muted">Loading products</li>}
      {result.isError && (
        <li className="py-1.5 text-small text-muted">
          The products could not be loaded.{" "}
          <Button onClick={() => void result.refetch()}>Try again</Button>
        </li>
      )}
      {result.hasNextPage && (
        <li className="py-1.5">
          <Button onClick={() => void result.fetchNextPage()} disabled={result.isFetching}>
            Show more
          </Button>
        </li>
      )}
    </>
  );
}
