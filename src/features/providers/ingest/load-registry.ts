import { sql } from "drizzle-orm";
import { Failure } from "#/kernel/failure.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Run } from "#/platform/ingest/run/run.ts";
import { dropNext, indexNext, makeNext, nextOf, swap } from "./beside.ts";
import { fillPlaces, fillSpecialties, fillSurnames, fillTotals } from "./derived-tables.ts";
import { fillNames } from "./name-tables.ts";
import { DERIVED } from "./rebuild-derived.ts";
import { dropRepeated, type Staging, stageRows } from "./stage-rows.ts";
import { forgetSource, loadedSource, recordSource, rowsOf } from "./source-record.ts";

const TABLES = [
  "providers",
  "provider_specialties",
  "provider_aliases",
  "provider_words",
  ...DERIVED,
];

export type RegistryLoad = Staging & {
  readonly origin: string;
  readonly checksum: string;
  /** The last day that the file covers, by its name; else the newest date in it. */
  readonly through: string | undefined;
  readonly onStage: OnStage;
};

/** Hears what a load has done and how long that took. */
export type OnStage = (stage: string, seconds: number) => void;

/** Loads a whole registry beside the live one and swaps them in one step; the live one serves all the while. */
export async function loadRegistry(load: RegistryLoad): Promise<void> {
  const { database, run } = load;
  const stage = stagesOf(load.onStage);
  await makeNext(database, TABLES);
  try {
    const { written, newest } = await stage("rows read and written", () => stageRows(load));
    if (written === 0) return;
    await stage("repetitions", () => dropRepeated(database));
    await refuseShrunken(load);
    await stage("specialties, names, totals and places", () => fillDerived(database));
    await stage("indexes", () => indexNext(database, TABLES));
    await stage("comparison with what was there", () => countOutcomes(database, run, written));
    const records = await rowsOf(database, nextOf("providers"));
    const { origin, checksum, through = newest } = load;
    await stage("swap", () =>
      swap(database, TABLES, async (tx) => {
        await forgetSource(tx, "samples");
        await recordSource(tx, { kind: "registry", origin, checksum, through, records });
      }),
    );
  } finally {
    await dropNext(database, TABLES);
  }
}

function stagesOf(onStage: OnStage) {
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const result = await work();
    onStage(name, (performance.now() - started) / 1000);
    return result;
  };
}

/** The registry keeps every number it ever issued: a file with far fewer was cut off somewhere. */
async function refuseShrunken({ database, origin }: RegistryLoad): Promise<void> {
  const live = (await loadedSource(database, "registry"))?.records ?? 0;
  const next = await rowsOf(database, nextOf("providers"));
  if (next * 2 >= live) return;
  throw new Failure(
    "conflict",
    `${origin} holds only ${next} of the ${live} providers that are loaded: it is not complete, fetch it again.`,
  );
}

async function fillDerived(database: Database): Promise<void> {
  const providers = nextOf("providers");
  const specialties = nextOf("provider_specialties");
  await database.execute(fillSpecialties(specialties, providers));
  await database.execute(fillSurnames(nextOf("provider_surnames"), providers));
  await database.execute(fillTotals(nextOf("provider_totals"), providers, specialties));
  await database.execute(fillPlaces(nextOf("provider_places"), providers));
  await fillNames(database, providers);
}

async function countOutcomes(database: Database, run: Run, written: number): Promise<void> {
  const { rows } = await database.execute<{ fresh: string; same: string; all: string }>(sql`
    SELECT count(*) AS all, count(*) FILTER (WHERE live.npi IS NULL) AS fresh,
      count(*) FILTER (WHERE live.record::text = next.record::text) AS same
    FROM ${sql.raw(nextOf("providers"))} next LEFT JOIN providers live USING (npi)`);
  const [counted] = rows;
  const all = Number(counted?.all ?? 0);
  const fresh = Number(counted?.fresh ?? 0);
  const same = Number(counted?.same ?? 0);
  run.accept("inserted", fresh);
  run.accept("updated", all - fresh - same);
  run.accept("unchanged", same + written - all);
}
