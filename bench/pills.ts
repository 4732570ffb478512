import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { identifyPill } from "../src/features/pills/logic/identify.ts";
import { readImprint } from "../src/features/pills/logic/imprint.ts";
import { indexPills, type Pill, type PillIndex } from "../src/features/pills/logic/pill-index.ts";
import type { Sighting } from "../src/features/pills/pills.terms.ts";
import { pillRoutes } from "../src/features/pills/server/pill.routes.ts";
import { createPillStore } from "../src/features/pills/server/pill.store.ts";
import { pills } from "../src/features/drugs/server/pill.table.ts";
import { connectDatabase } from "../src/platform/database/database.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { findPostgresBinaries } from "../src/platform/testing/postgres-binaries.ts";
import { clusterUrl, startCluster, stopCluster } from "../src/platform/testing/postgres-cluster.ts";
import { asked } from "./asked.ts";
import { type Benchmark, type Figure, time } from "./measure.ts";
import {
  drawPill,
  knownPills,
  lot,
  misread,
  misreadAlike,
  seenWell,
  withNextColor,
  withNextShape,
} from "./pill-cases.ts";

const PILLS = 80_000;
const GOAL_MS = 15;

export const benchmark: Benchmark = {
  about: `pills found among ${PILLS.toLocaleString("en-US")} drawn by lot (those of the starter, or of --file in Pillbox's columns)`,
  async run(options) {
    const random = lot(7);
    const known = await knownPills(options.get("file"));
    const taken = new Set(known.map(({ imprint }) => readImprint(imprint).joined));
    const drawn = Array.from({ length: Number(options.get("pills") ?? PILLS) }, (_, at) =>
      drawPill(at, random),
    ).filter(({ imprint }) => !taken.has(readImprint(imprint).joined));
    const index = indexPills([...known, ...drawn]);
    const found = (
      what: string,
      seen: (pill: Pill) => Sighting | undefined,
      among: number,
      goal?: number,
    ) => share(what, index, known, seen, { among, goal });
    const alike = (pill: Pill) => misreadAlike(pill.imprint, random);
    return [
      found("all features, first", seenWell, 1, 95),
      found("imprint alone, first", ({ imprint }) => ({ imprint }), 1, 90),
      found(
        "one character read as one alike, all features, among five",
        (pill) => withImprint(seenWell(pill), alike(pill)),
        5,
        95,
      ),
      found(
        "one character read as one alike, imprint alone, among five",
        (pill) => withImprint({}, alike(pill)),
        5,
        95,
      ),
      found(
        "one character read as any other, all features, among five",
        (pill) => withImprint(seenWell(pill), misread(pill.imprint, random)),
        5,
        95,
      ),
      found(
        "one character read as any other, imprint alone, among five",
        (pill) => withImprint({}, misread(pill.imprint, random)),
        5,
      ),
      found("a neighbour's shape, among five", (pill) => withNextShape(seenWell(pill)), 5, 90),
      found("a neighbour's color, among five", (pill) => withNextColor(seenWell(pill)), 5, 90),
      ...(await engineTime(index, known)),
      ...(await callTimes([...known, ...drawn], known)),
    ];
  },
};

/** Nothing where there is no such imprint to describe. */
function withImprint(seen: Sighting, imprint: string | undefined): Sighting | undefined {
  return imprint === undefined ? undefined : { ...seen, imprint };
}

function share(
  what: string,
  index: PillIndex,
  known: readonly Pill[],
  seen: (pill: Pill) => Sighting | undefined,
  { among, goal }: { among: number; goal: number | undefined },
): Figure {
  const described = known.flatMap((pill) => {
    const sighting = seen(pill);
    return sighting === undefined ? [] : [{ pill, sighting }];
  });
  const right = described.filter(({ pill, sighting }) =>
    identifyPill(index, sighting)
      .candidates.slice(0, among)
      .some(
        ({ pill: match }) =>
          match.genericName === pill.genericName && match.strength === pill.strength,
      ),
  );
  return {
    what: `${what} (${described.length} pills)`,
    measured: (100 * right.length) / described.length,
    unit: "%",
    ...(goal !== undefined && { against: { what: "the goal", value: goal } }),
  };
}

async function engineTime(index: PillIndex, known: readonly Pill[]): Promise<Figure[]> {
  let turn = 0;
  const look = () => {
    const pill = known[turn++ % known.length];
    return pill && identifyPill(index, seenWell(pill));
  };
  return timed("one look, engine", await time(look, 200, 20));
}

/** The whole call over HTTP, on PostgreSQL where there is one, and on the embedded database. */
async function callTimes(all: readonly Pill[], known: readonly Pill[]): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "wardbook-bench-"));
  const figures: Figure[] = [];
  try {
    if (findPostgresBinaries() !== undefined) {
      startCluster(folder);
      const databaseUrl = clusterUrl(folder, "postgres");
      figures.push(...(await callTime("PostgreSQL", { databaseUrl, dataDir: folder }, all, known)));
    }
    const dataDir = join(folder, "embedded");
    figures.push(
      ...(await callTime("embedded database", { databaseUrl: undefined, dataDir }, all, known)),
    );
  } finally {
    stopCluster(folder);
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}

async function callTime(
  engine: string,
  source: { databaseUrl: string | undefined; dataDir: string },
  all: readonly Pill[],
  known: readonly Pill[],
): Promise<Figure[]> {
  const database = await connectDatabase(source, "server", console.error);
  try {
    await migrate(database);
    for (let from = 0; from < all.length; from += 2000) {
      const rows = all.slice(from, from + 2000).map(({ id, ...pill }, at) => ({
        ...pill,
        colors: [...pill.colors],
        identity: `${id} ${from + at}`,
        sourceRank: 0,
      }));
      await database.insert(pills).values(rows);
    }
    return await asked(database, pillRoutes(createPillStore(database)), async (ask) => {
      let turn = 0;
      const look = () => {
        const pill = known[turn++ % known.length];
        const seen = Object.entries(pill ? seenWell(pill) : {});
        return ask(`/api/pills?${new URLSearchParams(seen.filter(([, value]) => value))}`);
      };
      return timed(`one look, HTTP call, ${engine}`, await time(look, 200, 20));
    });
  } finally {
    await database.close();
  }
}

function timed(what: string, { p50, p99 }: { p50: number; p99: number }): Figure[] {
  return [
    {
      what: `${what}, p50`,
      measured: p50,
      unit: "ms",
      against: { what: "the goal", value: GOAL_MS },
    },
    { what: `${what}, p99`, measured: p99, unit: "ms" },
  ];
}
