import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

export type CardEdge =
  | "tablet"
  | "capsule"
  | "injection"
  | "cream"
  | "solution"
  | "inhalation"
  | "patch"
  | "drops"
  | "other";

const EDGES: Record<CardEdge, string> = {
  tablet: "border-l-form-tablet",
  capsule: "border-l-form-capsule",
  injection: "border-l-form-injection",
  cream: "border-l-form-cream",
  solution: "border-l-form-solution",
  inhalation: "border-l-form-inhalation",
  patch: "border-l-form-patch",
  drops: "border-l-form-drops",
  other: "border-l-form-other",
};

export type CardProps = ComponentProps<"section"> & {
  as?: "section" | "article" | "div" | "li" | "aside";
  /** A coloured left edge, 4 px; the word it stands for belongs into the card. */
  edge?: CardEdge;
  /** Without the inner margin, for a table or a list that runs to the edges. */
  flush?: boolean;
};

/** A sheet of paper on the canvas: a hairline around, no shadow. */
export function Card({
  as: Element = "section",
  edge,
  flush = false,
  className,
  ...rest
}: CardProps) {
  const Tag = Element as "section";
  return (
    <Tag
      {...rest}
      className={classNames(
        "min-w-0 rounded-card border border-line bg-paper",
        edge && `border-l-4 ${EDGES[edge]}`,
        !flush && "p-4",
        className,
      )}
    />
  );
}
