import { useQuery } from "@tanstack/react-query";
import { Card } from "#/design/card.tsx";
import { Disclosure } from "#/design/disclosure.tsx";
import { SelectField } from "#/design/fields/select-field.tsx";
import { capitalized } from "#/kernel/text.ts";
import { categoryOptions } from "./category-options.ts";
import type { DrugDatabaseAddress } from "./drug-address.ts";
import { FORM_FAMILIES } from "../../logic/dosage-form.ts";
import { categoriesQuery } from "../drugs.queries.ts";

const FORMS = FORM_FAMILIES.map((family) => ({
  value: family,
  label: capitalized(family),
}));

const PRESCRIPTION = [
  { value: "rx", label: "Prescription only" },
  { value: "otc", label: "Over the counter" },
] as const;

/** The filters of the drug database search, behind one line that opens. */
export function FilterPanel({
  address,
  category,
  onFilter,
  onCategory,
}: {
  address: DrugDatabaseAddress;
  category: string | undefined;
  onFilter: (change: DrugDatabaseAddress) => void;
  onCategory: (slug: string) => void;
}) {
  const categories = useQuery(categoriesQuery);
  const active = [category, address.form, address.rx, address.manufacturer].filter(Boolean).length;
  return (
    <Card as="div" className="py-1">
      <Disclosure summary={active === 0 ? "Filters" : `Filters (${active})`} open={active > 0}>
        <div className="grid gap-3 pb-2 sm:grid-cols-3">
          <SelectField
            label="Category"
            placeholder="All categories"
            value={category ?? ""}
            onChange={(event) => onCategory(event.target.value)}
            options={categoryOptions(categories.data?.categories, category)}
          />
          <SelectField
            label="Dosage form"
            placeholder="All forms"
            value={address.form ?? ""}
            onChange={(event) => onFilter({ form: event.target.value })}
            options={FORMS}
          />
          <SelectField
            label="Prescription"
            placeholder="Any"
            value={address.rx ?? ""}
            onChange={(event) =>
              onFilter({
                rx: PRESCRIPTION.find(({ value }) => value === event.target.value)?.value,
              })
            }
            options={PRESCRIPTION}
          />
        </div>
      </Disclosure>
    </Card>
  );
}
