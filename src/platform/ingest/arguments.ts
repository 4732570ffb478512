import { parseArgs } from "node:util";
import { Failure } from "#/kernel/failure.ts";

/** What stands behind `ingest`. */
export type Arguments = {
  readonly source: string;
  readonly file?: string;
  /** YYYY-MM-DD. */
  readonly asOf?: string;
};

/** @throws Failure for an option that is none, or a day that is none. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parsed(args);
  const [source = "", file] = positionals;
  const asOf = values["as-of"];
  if (asOf !== undefined && !isDay(asOf)) {
    throw new Failure("invalid-input", `--as-of takes a day as YYYY-MM-DD, not "${asOf}".`);
  }
  return { source, ...(file !== undefined && { file }), ...(asOf !== undefined && { asOf }) };
}

function parsed(args: readonly string[]) {
  try {
    const options = { "as-of": { type: "string" } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new Failure("invalid-input", message, { cause });
  }
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) && text.length === 10;
}
