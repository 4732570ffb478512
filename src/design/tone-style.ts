import type { MarkTone } from "./mark-shape.tsx";

/** Ground and text of each weight. */
export const TONE_STYLE: Record<MarkTone, string> = {
  major: "bg-major-tint text-major-ink",
  moderate: "bg-moderate-tint text-moderate-ink",
  minor: "bg-minor-tint text-minor-ink",
  fine: "bg-fine-tint text-fine",
  info: "bg-info-tint text-info",
  unknown: "bg-canvas text-muted",
};

/** The line around a block of that weight. */
export const TONE_EDGE: Record<MarkTone, string> = {
  major: "border-major",
  moderate: "border-moderate",
  minor: "border-minor",
  fine: "border-fine",
  info: "border-info",
  unknown: "border-control",
};
