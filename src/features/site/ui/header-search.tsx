import type { ReactNode } from "react";
import { SiteSearch } from "./site-search.tsx";

/**
 * The header's search box. On a phone it grows over the whole header while somebody writes in it; the button in it
 * stays where it is while it is pressed. Beside three buttons of an account its lens says enough.
 */
export function HeaderSearch({ palette }: { palette: ReactNode }) {
  return (
    <search className="ml-auto min-w-0 max-md:flex-1 max-md:has-[input:focus]:absolute max-md:has-[input:focus]:inset-x-4 max-md:has-[input:focus]:z-10 md:w-64 md:transition-[width] md:has-[input:focus]:w-96 max-[26rem]:[header:has([data-account])_&_input:not(:focus)]:placeholder:text-transparent">
      <SiteSearch label="Search" placeholder="Search" trailing={palette} />
    </search>
  );
}
