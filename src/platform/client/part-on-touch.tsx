import type { ReactNode } from "react";
import { RENDERED, waitingPart, type Load } from "./part.tsx";

const TOUCHES = ["pointerover", "focusin"] as const;

/**
 * A part to write into, which stands there as the server wrote it until somebody turns to it with a pointer or a key.
 * What was typed by then stays in its fields: it must read them, not what it remembers.
 */
export function partOnTouch<Props extends object>(load: Load<Props>, fallback: ReactNode) {
  return waitingPart(load, fallback, (place, wake) => {
    if (!place.hasAttribute(RENDERED) || place.contains(document.activeElement)) wake();
    for (const touch of TOUCHES) place.addEventListener(touch, wake, { once: true });
    return () => {
      for (const touch of TOUCHES) place.removeEventListener(touch, wake);
    };
  });
}
