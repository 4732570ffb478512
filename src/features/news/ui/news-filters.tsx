import { useQuery } from "@tanstack/react-query";
import type { SubmitEvent } from "react";
import { Button } from "#/design/button.tsx";
import { SelectField } from "#/design/select-field.tsx";
import { TextField } from "#/design/text-field.tsx";
import type { NewsAddress } from "./news-address.ts";
import { newsCategoriesQuery, newsSourcesQuery } from "./news.queries.ts";

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
    onSearch({ search: text("search"), category: text("category"), source: text("source") });
  };

  return (
    <search>
      <form
        // What was typed belongs to the address it was typed on.
        key={JSON.stringify(address)}
        action="/news"
        onSubmit={submit}
        className="mb-4 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]"
      >
        <TextField
          label="Search"
          name="search"
          type="search"
          defaultValue={address.search ?? ""}
          maxLength={200}
        />
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
        <Button type="submit" variant="primary">
          Search
        </Button>
      </form>
    </search>
  );
}
