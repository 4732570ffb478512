import type { Database } from "#/platform/database/database.ts";
import type { AnswerSource } from "../providers.contract.ts";
import { providerSources } from "./provider.table.ts";

/** How long the answer is kept in memory: a load shows after this. */
const KEPT_MS = 5_000;

export type LoadedSources = {
  /** The registry's mirror, or the samples, or neither. */
  readonly answers: AnswerSource | undefined;
  readonly exclusionsAsOf: string | null;
};

export type ProviderSourceStore = ReturnType<typeof createProviderSources>;

export function createProviderSources(database: Database, now: () => number = Date.now) {
  let kept: { at: number; loaded: Promise<LoadedSources> } | undefined;
  return {
    async loaded(): Promise<LoadedSources> {
      if (kept === undefined || now() - kept.at > KEPT_MS) {
        const loaded = read(database);
        kept = { at: now(), loaded };
        loaded.catch(() => (kept = undefined));
      }
      return kept.loaded;
    },
  };
}

async function read(database: Database): Promise<LoadedSources> {
  const rows = await database.select().from(providerSources);
  const through = (kind: (typeof rows)[number]["kind"]) =>
    rows.find((row) => row.kind === kind)?.through;
  const exclusionsAsOf = through("exclusions") ?? null;
  const registry = through("registry");
  const samples = through("samples");
  const asOf = registry ?? samples;
  return {
    answers:
      asOf === undefined
        ? undefined
        : {
            kind: registry === undefined ? "samples" : "registry",
            as_of: asOf,
            exclusions_as_of: exclusionsAsOf,
          },
    exclusionsAsOf,
  };
}
