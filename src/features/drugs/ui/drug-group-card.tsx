import { Badge } from "#/design/badge.tsx";
import { Card } from "#/design/card.tsx";
import type { Drug, DrugPage } from "../drugs.contract.ts";
import { readableName } from "../logic/drug-groups.ts";
import { DrugCard, edgeOf } from "./drug-card.tsx";
import { DrugGroupProducts } from "./drug-group-products.tsx";
import { DrugMarks } from "./drug-marks.tsx";
import type { DrugFilter } from "./drugs.queries.ts";

type Group = NonNullable<DrugPage["groups"]>[number];

/** The same drug from many labelers is one card that opens; alone it is an ordinary card. `drug` is its first product. */
export function DrugGroupCard({
  drug,
  group,
  filter,
  hrefOf,
}: {
  drug: Drug;
  group: Group | undefined;
  filter: DrugFilter;
  hrefOf: (drug: Drug) => string;
}) {
  if (group === undefined || group.products === 1) {
    return <DrugCard drug={drug} href={hrefOf(drug)} />;
  }
  const { products, labelers } = group;
  return (
    <Card as="article" edge={edgeOf(drug.formFamily)} className="flex h-full flex-col gap-2">
      <div>
        <h3 className="text-h3 wrap-anywhere">
          {readableName(drug.genericName ?? drug.brandName)}
        </h3>
        <p className="text-muted">
          {products.toLocaleString("en-US")} products from {labelers}{" "}
          {labelers === 1 ? "labeler" : "labelers"}
        </p>
      </div>
      <p className="flex flex-wrap gap-1.5">
        <Badge tone="brand" className="capitalize">
          {drug.formFamily}
        </Badge>
        {drug.category !== null && drug.category !== "Uncategorized" && (
          <Badge>{drug.category}</Badge>
        )}
      </p>
      <DrugMarks drug={{ ...drug, status: "active", isRecalled: false, isGeneric: false }} />
      {drug.indication !== null && (
        <p className="line-clamp-3 text-small text-muted">{drug.indication}</p>
      )}
      <DrugGroupProducts drug={drug} groupKey={group.key} filter={filter} hrefOf={hrefOf} />
    </Card>
  );
}
