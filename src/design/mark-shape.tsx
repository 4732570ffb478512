import type { ReactNode } from "react";
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
      {SHAPES[tone]}
    </svg>
  );
}

/** What is cut out of a filled shape, in forced colors too. */
const INSIDE = "stroke-paper forced-colors:stroke-[Canvas]";

const SHAPES: Record<MarkTone, ReactNode> = {
  major: (
    <>
      <path fill="currentColor" stroke="none" d="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1z" />
      <path className={INSIDE} d="M8 4.5v4M8 11.4v.1" />
    </>
  ),
  moderate: (
    <>
      <path fill="currentColor" d="M8 2.2 14.4 13.5H1.6z" />
      <path className={INSIDE} strokeWidth="1.5" d="M8 6.4v3.1M8 11.6v.1" />
    </>
  ),
  minor: (
    <>
      <circle cx="8" cy="8" r="6.1" />
      <path d="M8 5v3.6M8 11.1v.1" />
    </>
  ),
  fine: (
    <>
      <circle cx="8" cy="8" r="6.1" />
      <path d="m5.3 8.2 1.9 1.9 3.6-4" />
    </>
  ),
  info: (
    <>
      <rect x="2" y="2" width="12" height="12" rx="2" />
      <path d="M8 7.4v3.7M8 4.9V5" />
    </>
  ),
  unknown: (
    <>
      <circle cx="8" cy="8" r="6.1" strokeDasharray="2.6 2.2" />
      <path d="M6.4 6.4a1.7 1.7 0 1 1 2.3 1.6c-.5.2-.7.5-.7.9M8 11.3v.1" strokeWidth="1.5" />
    </>
  ),
};
