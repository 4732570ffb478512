import { SelectField } from "#/design/fields/select-field.tsx";
import { optionsOf } from "#/design/fields/select-options.ts";
import { TextField } from "#/design/fields/text-field.tsx";

export type BookmarkFilter = {
  readonly search: string;
  readonly category: string;
  readonly source: string;
  readonly sort: "newest" | "oldest" | "title";
};

export const NO_FILTER: BookmarkFilter = { search: "", category: "", source: "", sort: "newest" };

const ORDERS: readonly { readonly value: BookmarkFilter["sort"]; readonly label: string }[] = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "title", label: "Title" },
];

export function BookmarkFilters({
  filter,
  categories,
  sources,
  onChange,
}: {
  filter: BookmarkFilter;
  categories: readonly string[];
  sources: readonly string[];
  onChange: (change: Partial<BookmarkFilter>) => void;
}) {
  return (
    <search className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <TextField
        label="Search bookmarks"
        className="max-lg:col-span-2"
        type="search"
        value={filter.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <SelectField
        label="Category"
        placeholder="All categories"
        options={optionsOf(categories)}
        value={filter.category}
        onChange={(event) => onChange({ category: event.target.value })}
      />
      <SelectField
        label="Source"
        placeholder="All sources"
        options={optionsOf(sources)}
        value={filter.source}
        onChange={(event) => onChange({ source: event.target.value })}
      />
      <SelectField
        label="Sort by"
        options={ORDERS}
        value={filter.sort}
        onChange={(event) => {
          const order = ORDERS.find(({ value }) => value === event.target.value);
          if (order) onChange({ sort: order.value });
        }}
      />
    </search>
  );
}
