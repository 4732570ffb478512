import type { MarkTone } from "#/design/mark-shape.tsx";
import type { Severity } from "../rule.ts";
import type { Pair } from "../logic/entries/find.ts";

export const SEVERITY_WORDS: Record<Severity, string> = {
  major: "Major",
  moderate: "Moderate",
  minor: "Minor",
};

/** What a label forbids stands above the other major ones. */
export function severityWord({
  severity,
  contraindicated,
}: {
  readonly severity: Severity;
  readonly contraindicated?: boolean;
}): string {
  return contraindicated === true ? "Contraindicated" : SEVERITY_WORDS[severity];
}

export const LEFT_EDGE: Record<Severity, string> = {
  major: "border-l-major",
  moderate: "border-l-moderate",
  minor: "border-l-minor",
};

/** The words for the four states of a pair; no two are alike. */
export function pairWords({ state, severity, contraindicated, thin }: Pair): string {
  switch (state) {
    case "stated":
      return severity ? severityWord({ severity, contraindicated }) : "";
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
