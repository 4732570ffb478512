import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#/design/button.tsx";
import { SelectField } from "#/design/fields/select-field.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import { FORM_SPECIALTIES } from "../logic/form-specialties.ts";
import { searchAddress, type SearchAddress } from "../logic/search-address.ts";
import { STATES } from "../logic/states.ts";
import { CRITERIA } from "../providers.terms.ts";

const STATE_OPTIONS = Object.entries(STATES).map(([value, name]) => ({
  value,
  label: `${value} – ${name}`,
}));
const SPECIALTY_OPTIONS = FORM_SPECIALTIES.map((name) => ({ value: name, label: name }));
const MOST_ZIP = 10;

/** Search by name, place and specialty, in any combination. A new search begins at its first page. */
export function AdvancedSearch({
  id,
  search,
  searching,
  onSearch,
}: {
  id: string;
  search: SearchAddress;
  searching: boolean;
  onSearch: (search: SearchAddress) => void;
}) {
  const [empty, setEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(search);
  // Another address puts its search here; the fields stay, and one of them may have the focus.
  useEffect(() => {
    if (search === shown.current) return;
    shown.current = search;
    for (const name of CRITERIA) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = search[name] ?? "";
      }
    }
  }, [search]);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = searchAddress(Object.fromEntries(new FormData(event.currentTarget)));
    setEmpty(Object.keys(typed).length === 0);
    if (Object.keys(typed).length > 0) onSearch(typed);
  }
  return (
    <form ref={form} id={id} onSubmit={submit} aria-label="Advanced search">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Text label="Last name" name="lastName" autoComplete="off" {...{ search }} />
        <Text label="First name" name="firstName" {...{ search }} />
        <Text label="Organization" name="organization" {...{ search }} />
        <SelectField
          label="State"
          name="state"
          placeholder="Any state"
          options={STATE_OPTIONS}
          defaultValue={search.state ?? ""}
        />
        <Text label="City" name="city" {...{ search }} />
        <Text
          label="ZIP code"
          name="zip"
          maxLength={MOST_ZIP}
          inputMode="numeric"
          {...{ search }}
        />
        <SelectField
          label="Specialty"
          name="specialty"
          placeholder="Any specialty"
          options={specialtyOptions(search.specialty)}
          defaultValue={search.specialty ?? ""}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" loading={searching}>
          Search providers
        </Button>
        <output className="text-small text-major-ink">
          {empty && "Fill in at least one field."}
        </output>
      </div>
    </form>
  );
}

/** An address may name a specialty that the list does not have: it stays chosen. */
function specialtyOptions(chosen: string | undefined) {
  const isListed = chosen === undefined || SPECIALTY_OPTIONS.some(({ value }) => value === chosen);
  return isListed ? SPECIALTY_OPTIONS : [...SPECIALTY_OPTIONS, { value: chosen, label: chosen }];
}

type TextProps = {
  label: string;
  name: "lastName" | "firstName" | "organization" | "city" | "zip";
  search: SearchAddress;
  maxLength?: number;
  inputMode?: "numeric";
  autoComplete?: string;
};

function Text({ search, name, ...rest }: TextProps) {
  return <TextField autoComplete="off" {...rest} name={name} defaultValue={search[name] ?? ""} />;
}
