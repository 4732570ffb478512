import { Badge } from "#/design/badge.tsx";
import { Card, type CardEdge } from "#/design/card.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { Drug } from "../../drugs.contract.ts";
import { readableName } from "../../logic/drug-groups.ts";
import { FORM_FAMILIES } from "../../logic/dosage-form.ts";
import { DrugMarks } from "../product/drug-marks.tsx";
import { formWords } from "../../logic/form-words.ts";

export function edgeOf(family: string): CardEdge {
  return FORM_FAMILIES.find((known) => known === family) ?? "other";
}

/** One product. The edge has the colour of its dosage form, which is also written. */
export function DrugCard({ drug, href }: { drug: Drug; href: string }) {
  const generic = drug.genericName ?? "";
  const sameName = generic.toLowerCase() === drug.brandName.toLowerCase();
  return (
    <Card as="article" edge={edgeOf(drug.formFamily)} className="flex h-full flex-col gap-2">
      <div>
        <h3 className="text-h3 wrap-anywhere">
          <HrefLink href={href} className="link no-underline hover:underline">
            {readableName(drug.brandName)}
          </HrefLink>
        </h3>
        {!sameName && generic !== "" && <p className="text-muted">{generic.toLowerCase()}</p>}
      </div>
      <p className="flex flex-wrap gap-1.5">
        <Badge tone="brand">{formWords(drug)}</Badge>
        {drug.category !== null && drug.category !== "Uncategorized" && (
          <Badge wraps>{drug.category}</Badge>
        )}
      </p>
      <DrugMarks drug={drug} />
      {drug.indication !== null && (
        <p className="line-clamp-3 text-small text-muted">{drug.indication}</p>
      )}
      <p className="mt-auto flex flex-wrap justify-between gap-x-3 text-small text-muted">
        <span>{drug.manufacturer}</span>
        {drug.ndcNumber !== null && <span className="code">NDC {drug.ndcNumber}</span>}
      </p>
    </Card>
  );
}
