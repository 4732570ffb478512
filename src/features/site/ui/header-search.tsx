import type { ReactNode } from "react";
import { SiteSearch } from "./site-search.tsx";

/** The header's search box. On a phone it grows over the whole header while it has the focus. */
export function HeaderSearch({ palette }: { palette: ReactNode }) {
  return (
    <search className="ml-auto min-w-0 max-md:flex-1 max-md:focus-within:absolute max-md:focus-within:inset-x-4 max-md:focus-within:z-10 md:w-64 md:transition-[width] md:focus-within:w-96">
      <SiteSearch label="Search" placeholder="Search" trailing={palette} />
    </search>
  );
}
