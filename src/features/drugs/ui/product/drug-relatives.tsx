import { HrefLink } from "#/platform/client/href-link.tsx";
import { Table } from "#/design/table.tsx";
import type { DrugDetail } from "../../drugs.contract.ts";
import { readableName } from "../../logic/drug-groups.ts";

type Relative = DrugDetail["relatives"][number];

const COLUMNS = [
  {
    key: "name",
    header: "Product",
    names: true,
    cell: ({ brandName, href }: Relative) => (
      <HrefLink href={href} className="link">
        {readableName(brandName)}
      </HrefLink>
    ),
  },
  {
    key: "strength",
    header: "Strength",
    cell: ({ strength }: Relative) => strength ?? "Not stated",
  },
  {
    key: "form",
    header: "Form",
    cell: ({ dosageForm }: Relative) => dosageForm?.toLowerCase() ?? "Not stated",
  },
  {
    key: "ndc",
    header: "NDC",
    cell: ({ ndcNumber }: Relative) => <span className="code">{ndcNumber}</span>,
  },
  { key: "labeler", header: "Labeler", cell: ({ manufacturer }: Relative) => manufacturer ?? "" },
];

/** Other strengths, forms and labelers of the same drug. */
export function DrugRelatives({ drug }: { drug: DrugDetail }) {
  if (drug.relatives.length === 0) return null;
  return (
    <section aria-labelledby="relatives">
      <h2 id="relatives" className="mb-2 text-h3">
        Other strengths, forms and labelers
      </h2>
      <Table
        caption={`${drug.relatives.length} of ${drug.relativesTotal} products with the same ingredient`}
        columns={COLUMNS}
        rows={drug.relatives}
        rowKey={({ id }) => id}
      />
    </section>
  );
}
