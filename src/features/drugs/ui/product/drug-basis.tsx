import { shortDate } from "#/kernel/relative-time.ts";
import type { DrugDetail, Source } from "../../drugs.contract.ts";
import { DataAge } from "./data-age.tsx";

const FACTS_FROM: Record<Source, string> = {
  starter: "our starter content, taken from its FDA label",
  "label-words": "the words of its FDA label",
  "label-listing": "the listing of its FDA label",
  directory: "FDA's NDC directory",
};

/** What a product's page rests on, how old that is, and that nobody reviewed it. */
export function DrugBasis({ drug: { label, source } }: { drug: DrugDetail }) {
  return (
    <footer className="mt-6 max-w-column space-y-1 text-small text-muted">
      <p>
        Facts of the product from {FACTS_FROM[source]}. <DataAge />
      </p>
      <p>
        {label === null
          ? "No label text of this product is here. "
          : `Label text in its own words, from FDA: version ${label.version}${label.effectiveOn === null ? "" : `, effective ${label.effectiveOn}`}, read here ${shortDate(new Date(label.importedAt))}. `}
        No pharmacist of ours has reviewed this page; decide by the full label.
      </p>
    </footer>
  );
}
