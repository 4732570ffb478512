/** Whether a section speaks of the same thing with another figure, unit, threshold or sign. A false alarm is worse than a silence. */
import type { Part } from "./judge.ts";
import type { Statement } from "./statement.ts";

export function conflictIn(_statement: Statement, _parts: readonly Part[]): string | undefined {
  return undefined;
}
