import type { ReactNode } from "react";
import { RENDERED, waitingPart, type Load } from "./part.tsx";

const TOUCHES = ["pointerover", "focusin"] as const;

/**
 * A part to write into, which stands there as the server wrote it until somebody turns to it with a pointer or a key.
 * What was typed by then stays in its fields: it must read them, not what it remembers.
 *
 * The window is asked, before anything else is: React, which listens at the document, ends these events there for as
 * long as what they are aimed at has not come alive, so that the part itself never hears of them.
 */
export function partOnTouch<Props extends object>(load: Load<Props>, fallback: ReactNode) {
  return waitingPart(load, fallback, (place, wake) => {
    const notice = ({ target }: Event) => {
      if (target instanceof Node && place.contains(target)) wake();
    };
    if (!place.hasAttribute(RENDERED) || place.contains(document.activeElement)) wake();
    for (const touch of TOUCHES) window.addEventListener(touch, notice, { capture: true });
    return () => {
      for (const touch of TOUCHES) window.removeEventListener(touch, notice, { capture: true });
    };
  });
}
