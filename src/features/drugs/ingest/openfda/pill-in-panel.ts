import { splColor, splShape } from "#/features/substances/logic/spl-codes.ts";
import type { PillFacts } from "../records.ts";

const FIELD = (name: string, next: string) => new RegExp(`\\b${name}:\\s*(.*?)\\s+${next}:`, "i");

const SCORES: Readonly<Record<string, number>> = {
  "no score": 1,
  "two even pieces": 2,
  "three even pieces": 3,
  "four even pieces": 4,
};

/**
 * Some repackagers print the listing's characteristics on the package label: "COLOR: blue SHAPE: CAPSULE SCORE: No score
 * SIZE: 19 mm IMPRINT: 15mg;Novel121 PACKAGING: ...". Without all of color, shape and imprint there is no pill.
 */
export function pillInPanel(panel: string): PillFacts | undefined {
  const color = FIELD("COLOR", "SHAPE").exec(panel)?.[1];
  const shape = FIELD("SHAPE", "SCORE").exec(panel)?.[1];
  const score = FIELD("SCORE", "SIZE").exec(panel)?.[1];
  const size = /\bSIZE:\s*(\d+(?:\.\d+)?)\s*mm/i.exec(panel)?.[1];
  const imprint = FIELD("IMPRINT", "PACKAGING").exec(panel)?.[1];
  if (color === undefined || shape === undefined || imprint === undefined) return undefined;
  const colors = color
    .split(/[;,/]|\band\b/)
    .flatMap((name) => splColor(name.trim().split(/\s+/).at(-1) ?? "") ?? []);
  return {
    colors,
    shape: splShape(shape),
    imprint,
    sizeMm: size === undefined ? undefined : Number(size),
    pieces: SCORES[score?.toLowerCase() ?? ""],
  };
}
