import Search from "lucide-react/icons/search";
import { type FormEvent, useState } from "react";
import { Button } from "#/design/button.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import { NPI_DIGITS, NPI_HINT, npiDigits, npiProblem } from "../logic/npi-input.ts";

/** Search by number. Only digits are kept, so that it may be pasted with spaces or dashes. */
export function QuickSearch({
  npi,
  searching,
  onSearch,
}: {
  npi: string;
  searching: boolean;
  onSearch: (npi: string) => void;
}) {
  const [digits, setDigits] = useState(npiDigits(npi));
  const [shown, setShown] = useState(npi);
  // Another address puts its number here; the field stays the one that has the focus.
  if (npi !== shown) {
    setShown(npi);
    setDigits(npiDigits(npi));
  }
  const complete = digits.length === NPI_DIGITS;
  const problem = complete ? npiProblem(digits) : null;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (complete && problem === null) onSearch(digits);
  }
  return (
    <form onSubmit={submit} aria-label="Quick search" className="max-w-column">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          className="grow basis-44"
          label="NPI number"
          hint={NPI_HINT}
          name="npi"
          inputMode="numeric"
          autoComplete="off"
          placeholder="1234567893"
          value={digits}
          onChange={(event) => setDigits(npiDigits(event.target.value))}
        />
        <Button type="submit" variant="primary" disabled={!complete} loading={searching}>
          {!searching && <Search className="size-4" />}
          Search
        </Button>
      </div>
      <p aria-live="polite" className="mt-1 text-small text-major-ink">
        {problem}
      </p>
    </form>
  );
}
