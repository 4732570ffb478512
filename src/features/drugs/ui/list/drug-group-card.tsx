import { Badge } from "#/design/badge.tsx";
import { Card } from "#/design/card.tsx";
import { capitalized } from "#/kernel/text.ts";
import { thousands } from "#/kernel/thousands.ts";
import type { Drug, DrugPage } from "../../drugs.contract.ts";
import { readableName } from "../../logic/drug-groups.ts";
import { DrugCard, edgeOf } from "./drug-card.tsx";
import { DrugGroupProducts } from "./drug-group-products.tsx";
import { DrugMarks } from "../product/drug-marks.tsx";
import type { DrugFilter } from "../drugs.queries.ts";

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
        <h3 className="text-h3 wrap-anywhere first-letter:uppercase">
          {readableName(drug.genericName ?? drug.brandName)}
        </h3>
        <p className="text-muted">
          {thousands(products)} products from {labelers} {labelers === 1 ? "labeler" : "labelers"}
        </p>
      </div>
      <p className="flex flex-wrap gap-1.5">
        <Badge tone="brand">{formOfGroup(drug)}</Badge>
        {drug.category !== null && drug.category !== "Uncategorized" && (
          <Badge wraps>{drug.category}</Badge>
        )}
      </p>
      <DrugMarks drug={{ ...drug, ...OF_ONE_PRODUCT, status: statusOfGroup(drug) }} />
      {drug.indication !== null && (
        <p className="line-clamp-3 text-small text-muted">{drug.indication}</p>
      )}
      <DrugGroupProducts drug={drug} groupKey={group.key} filter={filter} hrefOf={hrefOf} />
    </Card>
  );
}

/** What holds for one product of a group need not hold for the others. */
const OF_ONE_PRODUCT = { isRecalled: false, isGeneric: false } as const;

/** A group is of finished drugs or of others, never of both; the rest of the status is each product's own. */
function statusOfGroup({ status }: Drug): Drug["status"] {
  return status === "unfinished" ? status : "active";
}

function formOfGroup({ formFamily, dosageForm }: Drug): string {
  const form = formFamily === "other" ? (dosageForm ?? formFamily) : formFamily;
  return capitalized(form.toLowerCase());
}
