import { useId } from "react";
import { classNames } from "#/design/class-names.ts";
import { facesOf } from "../logic/faces.ts";
import { pillOutline, type SplColor, splColor, splShape, TRAY } from "../logic/pill-outline.ts";

/** Paint and letters of each colour of the code list; letters keep their contrast on the paint. */
const PAINT: Record<SplColor, { readonly fill: string; readonly ink: string }> = {
  white: { fill: "#fdfdfb", ink: "#33424b" },
  yellow: { fill: "#f6df7a", ink: "#3d3400" },
  orange: { fill: "#f3a55c", ink: "#3f2200" },
  pink: { fill: "#f3b6c4", ink: "#4a1525" },
  red: { fill: "#c8413b", ink: "#ffffff" },
  purple: { fill: "#9a79c2", ink: "#1d0d33" },
  blue: { fill: "#7fb0dd", ink: "#0c2740" },
  turquoise: { fill: "#79cfc6", ink: "#063732" },
  green: { fill: "#8cc48a", ink: "#0f3210" },
  brown: { fill: "#b08560", ink: "#2a1606" },
  gray: { fill: "#b9c0c4", ink: "#20282d" },
  black: { fill: "#39414a", ink: "#ffffff" },
};

export type DrawnPill = {
  readonly imprint: string;
  readonly shape: string | null;
  readonly colors: readonly string[];
  readonly pieces: number | null;
};

/** Both faces of a pill from its record: shape, colours, imprint, score. Not photographs, and the page says so. */
export function PillDrawing({ pill, className }: { pill: DrawnPill; className?: string }) {
  const [front, back] = facesOf(pill.imprint);
  return (
    <svg
      viewBox={`0 0 ${TRAY.width * 2 + BETWEEN} ${TRAY.height}`}
      role="img"
      aria-label={describe(pill)}
      // Its colors are what it says: the system's would tell of another pill.
      className={classNames("max-w-full forced-color-adjust-none", className)}
    >
      <Face pill={pill} parts={front} scored={false} />
      <g transform={`translate(${TRAY.width + BETWEEN} 0)`}>
        <Face pill={pill} parts={back} scored />
      </g>
    </svg>
  );
}

const BETWEEN = 8;

function Face({
  pill,
  parts,
  scored,
}: {
  pill: DrawnPill;
  parts: readonly string[];
  scored: boolean;
}) {
  const id = useId();
  const colors = pill.colors.flatMap((name) => splColor(name) ?? []);
  const paints = colors.length === 0 ? [PAINT.white] : colors.map((color) => PAINT[color]);
  const outline = pillOutline(splShape(pill.shape ?? ""));
  const width = TRAY.width / paints.length;
  const lines = parts.length > 3 ? [parts.slice(0, 2).join(" "), parts.slice(2).join(" ")] : parts;
  return (
    <>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        {paints.map(({ fill }, at) => (
          <rect key={at} x={at * width} width={width} height={TRAY.height} fill={fill} />
        ))}
        {scored && pill.pieces !== null && pill.pieces > 1 && <ScoreLines pieces={pill.pieces} />}
      </g>
      <path d={outline} fill="none" stroke="#4a5b66" strokeWidth="1.5" />
      {lines.map((line, at) => (
        <text
          key={at}
          x={TRAY.width / 2}
          y={TRAY.height / 2 + (at - (lines.length - 1) / 2) * 17 + 5}
          textAnchor="middle"
          fontSize={line.length > 9 ? 10 : 14}
          fontWeight="600"
          fill={paints[0]?.ink}
          stroke={paints.length > 1 ? paints[0]?.fill : undefined}
          strokeWidth={paints.length > 1 ? 3 : undefined}
          paintOrder="stroke"
        >
          {line}
        </text>
      ))}
    </>
  );
}

function ScoreLines({ pieces }: { pieces: number }) {
  const line = { stroke: "#4a5b66", strokeWidth: 1, strokeDasharray: "none", opacity: 0.7 };
  return (
    <>
      {Array.from({ length: pieces === 4 ? 1 : pieces - 1 }, (_, at) => {
        const x = pieces === 4 ? 80 : 80 + (at - (pieces - 2) / 2) * 34;
        return <line key={at} x1={x} x2={x} y1="0" y2="100" {...line} />;
      })}
      {pieces === 4 && <line x1="0" x2="160" y1="50" y2="50" {...line} />}
    </>
  );
}

function describe({ imprint, shape, colors, pieces }: DrawnPill): string {
  const looks = [colors.join(" and "), shape].filter(Boolean).join(", ");
  const marks = imprint === "" ? "no imprint" : `imprint ${imprint.replaceAll(";", " ")}`;
  return `Drawing of both faces of the pill: ${looks || "shape not listed"}, ${marks}${pieces !== null && pieces > 1 ? ", scored" : ""}`;
}
