import { Badge } from "#/design/badge.tsx";
import { Card } from "#/design/card.tsx";
import { Disclosure } from "#/design/disclosure.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { Drug } from "../drugs.contract.ts";
import { type DrugGroup, readableName } from "../logic/drug-groups.ts";
import { DrugCard, edgeOf, formWords } from "./drug-card.tsx";
import { DrugMarks } from "./drug-marks.tsx";

/** The same drug from several labelers is one card that opens; alone it is an ordinary card. */
export function DrugGroupCard({
  group,
  hrefOf,
}: {
  group: DrugGroup;
  hrefOf: (drug: Drug) => string;
}) {
  const [first] = group.drugs;
  if (group.drugs.length === 1) return <DrugCard drug={first} href={hrefOf(first)} />;
  const labelers = new Set(group.drugs.map((drug) => drug.manufacturer)).size;
  return (
    <Card as="article" edge={edgeOf(group.formFamily)} className="flex h-full flex-col gap-2">
      <div>
        <h3 className="text-h3 wrap-anywhere">{readableName(group.name)}</h3>
        <p className="text-muted">
          {group.drugs.length} products from {labelers} {labelers === 1 ? "labeler" : "labelers"} on
          this page
        </p>
      </div>
      <p className="flex flex-wrap gap-1.5">
        <Badge tone="brand" className="capitalize">
          {group.formFamily}
        </Badge>
        {first.category !== null && first.category !== "Uncategorized" && (
          <Badge>{first.category}</Badge>
        )}
      </p>
      <DrugMarks drug={{ ...first, status: "active" }} />
      <Disclosure summary="Show the products">
        <ul className="divide-y divide-line">
          {group.drugs.map((drug) => (
            <li key={drug.id} className="py-1.5">
              <HrefLink href={hrefOf(drug)} className="link">
                {readableName(drug.brandName)}, {formWords(drug).toLowerCase()}
              </HrefLink>
              <span className="block text-small text-muted">
                {drug.manufacturer}
                {drug.ndcNumber !== null && <span className="code"> · {drug.ndcNumber}</span>}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  );
}
