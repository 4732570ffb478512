import { useEffect, useRef } from "react";
import { SiteSearch } from "./site-search.tsx";

/** The header's search box. On a phone it grows over the whole header while it has the focus. */
export function HeaderSearch() {
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(() => input.current?.focus());
  return (
    <search className="ml-auto min-w-0 max-md:flex-1 max-md:focus-within:absolute max-md:focus-within:inset-x-4 max-md:focus-within:z-10 md:w-64 md:transition-[width] md:focus-within:w-96">
      <SiteSearch
        label="Search"
        placeholder="Search"
        input={input}
        trailing={
          <kbd className="rounded-control border border-line px-1.5 text-label text-muted max-md:hidden">
            Ctrl K
          </kbd>
        }
      />
    </search>
  );
}

/** Ctrl or Cmd + K, from anywhere on the page. */
function useSearchShortcut(onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
