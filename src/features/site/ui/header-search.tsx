import type { ReactNode } from "react";
import { classNames } from "#/design/class-names.ts";
import type { FindSuggestions } from "../logic/suggestions.ts";
import { SiteSearch } from "./site-search.tsx";

const PLACE =
  "ml-auto min-w-0 max-md:grow max-md:basis-14 max-md:has-[input:focus]:absolute max-md:has-[input:focus]:inset-x-4 max-md:has-[input:focus]:z-10 md:w-64 md:transition-[width] md:has-[input:focus]:w-96";
const WITHOUT_WORDS =
  "max-[26rem]:[header:has([data-account])_&_input:not(:focus)]:placeholder:text-transparent";
/** On a screen of 320 px, beside a signed-in person's buttons, there is room for its sign alone. */
const NARROW =
  "max-[22rem]:not-focus-within:[&_button]:hidden max-[22rem]:not-focus-within:[&_input]:pr-2";

/** A page arrives in pieces: before what stands to its right is there, nobody can say how wide it is. */
const WHEN_PLACED = "[div:not(:has(>[aria-label=Menu]))>&]:invisible";

/**
 * The header's search box. On a phone it grows over the whole header while somebody writes in it; the button in it
 * stays where it is while it is pressed. Beside three buttons of an account its lens says enough.
 */
export function HeaderSearch({ palette, find }: { palette: ReactNode; find: FindSuggestions }) {
  return (
    <search className={classNames(PLACE, WITHOUT_WORDS, NARROW, WHEN_PLACED)}>
      <SiteSearch label="Search" placeholder="Search" find={find} trailing={palette} />
    </search>
  );
}
