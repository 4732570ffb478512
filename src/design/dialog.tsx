import { lazy, type ReactNode, Suspense, useState } from "react";

const loadPanel = () => import("./dialog-panel.tsx");
const DialogPanel = lazy(loadPanel);

/** `center` is a dialog; `right` and `bottom` are sheets that slide in from that edge. */
export type DialogPlace = "center" | "right" | "bottom";

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title, read out with it. */
  description?: ReactNode;
  place?: DialogPlace;
  /** Actions that stay in sight at the foot while the body scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

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
