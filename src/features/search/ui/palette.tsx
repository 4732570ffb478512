import { lazy, Suspense, useEffect, useState } from "react";
import type { Known } from "../search.contract.ts";

const load = () => import("./palette-panel.tsx");
const PalettePanel = lazy(load);

/**
 * Ctrl or Cmd + K, and a button: everything of the site in one list. What it needs is loaded when it is wanted. A phone
 * has no such keys, and one search: the field that the button stands in finds the same.
 */
export function Palette({ start }: { start: () => Promise<readonly Known[]> }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    // At the window: React, at the document, ends keys that are meant for a part that has not come alive.
    window.addEventListener("keydown", listen, { capture: true });
    return () => window.removeEventListener("keydown", listen, { capture: true });
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label="Ctrl K, search everything"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
        className="hidden md:inline-flex min-h-7 min-w-7 items-center justify-center rounded-control text-muted hover:text-brand touch:min-h-9 touch:min-w-11"
      >
        <kbd className="rounded-control border border-line px-1.5 text-label">Ctrl K</kbd>
      </button>
      {open && (
        <Suspense fallback={null}>
          <PalettePanel start={start} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
