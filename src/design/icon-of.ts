import { createElement, type SVGProps } from "react";

type Shape = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

const STROKE = {
  width: 24,
  height: 24,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "aria-hidden": true,
} as const;

/** Draws Lucide's icons in place of its own, longer way, which every page would carry. An icon says nothing by itself. */
export default function iconOf({ node }: { readonly node: Shape }) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: SVGProps<SVGSVGElement>) =>
    createElement("svg", { ...STROKE, ...props }, ...shapes);
}
