import { extname } from "node:path";
import type { CALCULATIONS } from "./calculations.ts";
import type { MadeJson } from "../../platform/http/made-json.ts";
import { createPool, type PoolRules } from "../../platform/threads/pool.ts";

type Calculations = typeof CALCULATIONS;
type InputOf<Name extends keyof Calculations> = Parameters<
  Awaited<ReturnType<Calculations[Name]>>["answer"]
>[0];

/** Works something out in a thread, and gives the JSON that its contract lets out. */
export type Calculate = <Name extends keyof Calculations>(
  name: Name,
  input: InputOf<Name>,
) => Promise<MadeJson>;

/** Beside this file, also where a build has packed both. */
const SCRIPT = new URL(`calculations.worker${extname(import.meta.url)}`, import.meta.url);

export function createCalculate(rules: Omit<PoolRules, "script"> = {}): Calculate {
  return createPool({ script: SCRIPT, ...rules });
}
