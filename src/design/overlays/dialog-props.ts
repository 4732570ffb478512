import type { ReactNode } from "react";

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
