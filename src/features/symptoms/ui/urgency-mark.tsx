import { Mark } from "#/design/mark.tsx";
import type { MarkTone } from "#/design/mark-shape.tsx";
import { urgencyWord } from "../logic/note.ts";
import type { Urgency } from "../symptoms.terms.ts";

const TONES: Record<Urgency, MarkTone> = {
  emergency: "major",
  "same-day": "moderate",
  routine: "info",
  "self-care": "fine",
};

export function UrgencyMark({ urgency }: { urgency: Urgency }) {
  return <Mark tone={TONES[urgency]}>{urgencyWord(urgency)}</Mark>;
}
