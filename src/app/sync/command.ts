import { parseArgs } from "node:util";
import { Failure } from "#/kernel/failure.ts";
import { findNew, type Looking } from "./look.ts";
import type { SyncSource } from "./sources.ts";

export type SyncArguments = {
  readonly once: boolean;
  readonly plan: boolean;
  readonly only?: string;
  readonly mirror?: string;
  readonly from?: string;
};

/** @throws Failure for an option that is none, or for two that exclude each other. */
export function readSyncArguments(args: readonly string[]): SyncArguments {
  const values = parsed(args);
  const ways = [values.mirror, values.from, values.plan].filter((way) => way !== undefined);
  if (ways.length > 1) {
    throw new Failure("invalid-input", "--plan, --mirror and --from exclude each other.");
  }
  const { once = false, plan = false, only, mirror, from } = values;
  return {
    once,
    plan,
    ...(only !== undefined && { only }),
    ...(mirror !== undefined && { mirror }),
    ...(from !== undefined && { from }),
  };
}

function parsed(args: readonly string[]) {
  const options = {
    once: { type: "boolean" },
    plan: { type: "boolean" },
    only: { type: "string" },
    mirror: { type: "string" },
    from: { type: "string" },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new Failure("invalid-input", message, { cause });
  }
}

/** The sources that are meant: all whose terms were accepted, or the one that is named. */
export function chosen(
  sources: readonly SyncSource[],
  only: string | undefined,
  accepted: ReadonlySet<string>,
): SyncSource[] {
  const named = sources.find(({ name }) => name === only);
  if (only !== undefined && named === undefined) {
    const names = sources.map(({ name }) => name).join(", ");
    throw new Failure("invalid-input", `--only takes one of ${names}, not "${only}".`);
  }
  const { asks, licence } = named ?? {};
  if (asks !== undefined && !accepted.has(asks)) {
    throw new Failure("forbidden", `${only} is ${licence}: set ${asks}=1 to accept them.`);
  }
  const all = named === undefined ? sources : [named];
  return all.filter((source) => source.asks === undefined || accepted.has(source.asks));
}

/** What would be fetched, a line for each source and file; nothing is. */
export async function planLines(
  sources: readonly SyncSource[],
  looking: Looking,
): Promise<string[]> {
  const lines: string[] = [];
  for (const source of sources) {
    const { name, publisher, licence, everyDays, megabytes } = source;
    const next = (await looking.store.lookOf(name))?.nextLookAt?.toISOString() ?? "now";
    lines.push(
      `${name}: ${publisher}, every ${everyDays} days, about ${megabytes} MB, ${licence}; due ${next}`,
    );
    const files = await findNew(source, looking).catch((error: unknown) => String(error));
    if (typeof files === "string") lines.push(`  cannot be looked at: ${files}`);
    else if (files.length === 0) lines.push("  nothing new");
    else lines.push(...files.map(({ url }) => `  ${url}`));
  }
  return lines;
}
