import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog-props.ts";

/** A dialog at the edge of the screen: from below for filters on a phone, from the right for menus and details. */
export function Sheet({ place = "bottom", ...rest }: DialogProps) {
  return <Dialog {...rest} place={place} />;
}
