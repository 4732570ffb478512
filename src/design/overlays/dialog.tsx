import { lazy, Suspense, useState } from "react";
import type { DialogProps } from "./dialog-props.ts";

const loadPanel = () => import("./dialog-panel.tsx");
const DialogPanel = lazy(loadPanel);

/**
 * A modal layer: the focus stays inside and returns to where it was, Escape and a click beside it close it. The
 * library behind it is fetched when it opens for the first time; `preloadDialog` fetches it earlier.
 */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(false);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}

export function preloadDialog(): void {
  void loadPanel();
}
