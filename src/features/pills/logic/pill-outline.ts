import type { SplShape } from "#/features/substances/logic/spl-codes.ts";

export { type SplColor, splColor, splShape } from "#/features/substances/logic/spl-codes.ts";

/** Width and height of every drawing. */
export const TRAY = { width: 160, height: 100 } as const;

/** A pill's outline as an SVG path in a box of 160 by 100, after the shapes of the SPL code list. */
export function pillOutline(shape: SplShape | undefined): string {
  switch (shape) {
    case "oval":
      return ellipse(64, 34);
    case "capsule":
      return "M45 22H115A28 28 0 0 1 115 78H45A28 28 0 0 1 45 22Z";
    case "rectangle":
      return "M30 24H130A8 8 0 0 1 138 32V68A8 8 0 0 1 130 76H30A8 8 0 0 1 22 68V32A8 8 0 0 1 30 24Z";
    case "square":
      return "M50 12H110A8 8 0 0 1 118 20V80A8 8 0 0 1 110 88H50A8 8 0 0 1 42 80V20A8 8 0 0 1 50 12Z";
    case "triangle":
      return polygon(3, 50, 58, -90);
    case "diamond":
      return "M80 6L132 50L80 94L28 50Z";
    case "pentagon":
      return polygon(5, 44, 52, -90);
    case "hexagon":
      return polygon(6, 44, 50, 0);
    case "heptagon":
      return polygon(7, 44, 50, -90);
    case "octagon":
      return polygon(8, 44, 50, 22.5);
    case "bullet":
      return "M24 22H96C128 22 140 42 140 50C140 58 128 78 96 78H24Z";
    case "tear":
      return "M22 50C60 44 84 16 108 16A34 34 0 0 1 108 84C84 84 60 56 22 50Z";
    case "semi-circle":
      return "M24 74A56 56 0 0 1 136 74Z";
    case "trapezoid":
      return "M52 20H108L138 80H22Z";
    case "double circle":
      return "M80 30A32 32 0 1 1 80 70A32 32 0 1 1 80 30Z";
    case "clover":
      return "M80 30A20 20 0 1 1 100 50A20 20 0 1 1 80 70A20 20 0 1 1 60 50A20 20 0 1 1 80 30Z";
    case "gear":
      return polygon(12, 42, 50, 15);
    case "freeform":
      return "M30 46C34 18 70 28 92 18C124 8 144 40 128 62C114 88 82 76 58 82C34 86 26 66 30 46Z";
    case "round":
    case undefined:
      return ellipse(40, 40);
  }
}

function ellipse(rx: number, ry: number): string {
  return `M${80 - rx} 50A${rx} ${ry} 0 1 1 ${80 + rx} 50A${rx} ${ry} 0 1 1 ${80 - rx} 50Z`;
}

function polygon(corners: number, radius: number, centre: number, turn: number): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = ((turn + (360 * corner) / corners) * Math.PI) / 180;
    const x = 80 + radius * Math.cos(angle);
    const y = centre + radius * Math.sin(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
