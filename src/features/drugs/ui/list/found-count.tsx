import { classNames } from "#/design/class-names.ts";
import { thousands } from "#/kernel/thousands.ts";
import type { DrugPage } from "../../drugs.contract.ts";
import { DataAge } from "../product/data-age.tsx";

/** How much was found, said again when it changes, and how old it is. */
export function FoundCount({ page, className }: { page: DrugPage | undefined; className: string }) {
  return (
    <div className={classNames("text-small text-muted", className)}>
      <p aria-live="polite">{page && countsOf(page)}</p>
      <p>
        <DataAge />
      </p>
    </div>
  );
}

/** "620 drugs, 1,043 products", or only the products where they are not grouped. */
function countsOf({ total, products, groups }: DrugPage): string {
  const listed = counted(products, "product");
  return groups === null ? listed : `${counted(total, "drug")}, ${listed}`;
}

function counted(count: number, noun: string): string {
  return `${thousands(count)} ${count === 1 ? noun : `${noun}s`}`;
}
