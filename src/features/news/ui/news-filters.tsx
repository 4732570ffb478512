import { useQuery } from "@tanstack/react-query";
import type { SubmitEvent } from "react";
import { Button } from "#/design/button.tsx";
import { SelectField } from "#/design/fields/select-field.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import { newsAddress, type NewsAddress } from "./news-address.ts";
import { newsCategoriesQuery, newsSourcesQuery } from "./news.queries.ts";

const FIELDS = ["search", "category", "source", "sort"] as const;
const SORTS = [
  { value: "date", label: "Newest" },
  { value: "relevance", label: "Relevance" },
];

/** Words, specialty and source; they take effect with the Search button or Enter. */
export function NewsFilters({
  address,
  onSearch,
}: {
  address: NewsAddress;
  onSearch: (address: NewsAddress) => void;
}) {
  const categories = useQuery(newsCategoriesQuery);
  const sources = useQuery(newsSourcesQuery);
  const named = (sources.data?.sources ?? []).filter(({ articles }) => articles > 0);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const text = (field: string) => String(said.get(field) ?? "");
    onSearch(newsAddress(Object.fromEntries(FIELDS.map((field) => [field, text(field)]))));
  };

  return (
    <search className="@container block">
      <form
        // What was typed belongs to the address it was typed on.
        key={JSON.stringify(address)}
        action="/news"
        onSubmit={submit}
        className="mb-4 grid grid-cols-2 items-end gap-3 @2xl:grid-cols-[3fr_2fr_2fr_2fr_auto]"
      >
        <div className="col-span-2 @2xl:col-span-1">
          <TextField
            label="Search"
            name="search"
            type="search"
            defaultValue={address.search ?? ""}
            maxLength={200}
          />
        </div>
        <SelectField
          label="Specialty"
          name="category"
          placeholder="All specialties"
          defaultValue={address.category ?? ""}
          options={(categories.data?.categories ?? []).map(({ name, slug }) => ({
            value: slug,
            label: name,
          }))}
        />
        <SelectField
          label="Source"
          name="source"
          placeholder="All sources"
          defaultValue={address.source ?? ""}
          options={named.map(({ name }) => ({ value: name, label: name }))}
        />
        <SelectField
          label="Sort"
          name="sort"
          defaultValue={address.sort ?? "date"}
          options={SORTS}
        />
        <Button type="submit" variant="primary">
          Search
        </Button>
      </form>
    </search>
  );
}
