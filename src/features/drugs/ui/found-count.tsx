import type { DrugPage } from "../drugs.contract.ts";

/** "620 drugs, 1,043 products", or only the products where they are not grouped. */
export function FoundCount({ page }: { page: DrugPage | undefined }) {
  if (page === undefined) return null;
  const { total, products, groups } = page;
  const listed = counted(products, "product");
  return groups === null ? listed : `${counted(total, "drug")}, ${listed}`;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? noun : `${noun}s`}`;
}
