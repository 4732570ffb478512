import { classNames } from "./class-names.ts";

/** Weights that must never be told by colour alone. `unknown` is not `fine`: its circle is broken. */
export type MarkTone = "major" | "moderate" | "minor" | "fine" | "info" | "unknown";

const COLOURS: Record<MarkTone, string> = {
  major: "text-major",
  moderate: "text-moderate",
  minor: "text-minor",
  fine: "text-fine",
  info: "text-info",
  unknown: "text-muted",
};

/** The shape alone, for a legend or a matrix; the word stands beside it or in a `title` of the cell. */
export function MarkShape({ tone, className }: { tone: MarkTone; className?: string }) {
  const [outline, sign] = SHAPES[tone];
  const isFilled = tone === "major" || tone === "moderate";
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={classNames("size-4 shrink-0", COLOURS[tone], className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d={outline}
        fill={isFilled ? "currentColor" : "none"}
        stroke={tone === "major" ? "none" : undefined}
        strokeDasharray={tone === "unknown" ? "2.6 2.2" : undefined}
      />
      <path
        d={sign}
        className={isFilled ? INSIDE : undefined}
        strokeWidth={tone === "moderate" || tone === "unknown" ? 1.5 : undefined}
      />
    </svg>
  );
}

/** What is cut out of a filled shape, in forced colors too. */
const INSIDE = "stroke-paper forced-colors:stroke-[Canvas]";
const CIRCLE = "M1.9 8a6.1 6.1 0 1 0 12.2 0 6.1 6.1 0 1 0-12.2 0z";

/** The outline, and what stands within it. */
const SHAPES: Record<MarkTone, readonly [outline: string, sign: string]> = {
  major: ["M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1z", "M8 4.5v4M8 11.4v.1"],
  moderate: ["M8 2.2 14.4 13.5H1.6z", "M8 6.4v3.1M8 11.6v.1"],
  minor: [CIRCLE, "M8 5v3.6M8 11.1v.1"],
  fine: [CIRCLE, "m5.3 8.2 1.9 1.9 3.6-4"],
  info: [
    "M4 2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z",
    "M8 7.4v3.7M8 4.9V5",
  ],
  unknown: [CIRCLE, "M6.4 6.4a1.7 1.7 0 1 1 2.3 1.6c-.5.2-.7.5-.7.9M8 11.3v.1"],
};
