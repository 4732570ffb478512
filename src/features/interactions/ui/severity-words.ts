import type { MarkTone } from "#/design/mark-shape.tsx";
import type { Severity } from "../rule.ts";
import type { Pair } from "../logic/find.ts";

export const SEVERITY_WORDS: Record<Severity, string> = {
  major: "Major",
  moderate: "Moderate",
  minor: "Minor",
};

export const LEFT_EDGE: Record<Severity, string> = {
  major: "border-l-major",
  moderate: "border-l-moderate",
  minor: "border-l-minor",
};

/** The words for the four states of a pair; no two are alike. */
export function pairWords({ state, severity, thin }: Pair): string {
  switch (state) {
    case "stated":
      return severity ? SEVERITY_WORDS[severity] : "";
    case "predicted":
      return severity ? `${SEVERITY_WORDS[severity]}, predicted` : "Predicted";
    case "nothing-found":
      return thin ? "Nothing found, little on record" : "Checked, nothing found";
    case "not-checkable":
      return "Not checkable";
  }
}

export function pairTone({ state, severity, thin }: Pair): MarkTone {
  if (state === "not-checkable" || thin) return "unknown";
  return severity ?? "fine";
}
