import { and, eq, inArray, isNotNull, max, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { ingestRuns } from "#/platform/ingest/run/run.table.ts";
import { matchClaim, statesOf, type RegistryEntry } from "../../logic/npi-match.ts";
import { npiContests } from "./npi-contest.table.ts";
import { users } from "../user.table.ts";

export type NpiClaims = ReturnType<typeof createNpiClaims>;

/** Asks the provider data for a number; null where it has no such number. */
export type LookUpNpi = (npi: string) => Promise<RegistryEntry | null>;

type Claimant = { readonly id: string; readonly email: string };

/** The imports that say whether a number is active and whose it is. */
const REGISTRY_SOURCES = ["providers", "deactivations"];
/** How many numbers one round of the job checks; the next round takes the next ones. */
const ROUND = 1000;

/**
 * Holds what accounts claim against the provider registry.
 * @param tellDoubled tells a person that somebody else has come to claim their number as well.
 */
export function createNpiClaims(
  database: Queries,
  lookUp: LookUpNpi,
  tellDoubled: (claimant: Claimant) => void = () => undefined,
) {
  const claims = {
    /**
     * Checks a number for everybody who claims it, by the rules of `statesOf`.
     * To be called whenever a claim appears, changes or goes, and when the registry may have changed.
     */
    async check(npi: string | null): Promise<void> {
      if (npi === null) return;
      const entry = await lookUp(npi);
      const doubled = await database.transaction((tx) => mark(tx, npi, entry));
      for (const claimant of doubled) tellDoubled(claimant);
    },

    /** Checks what has not been checked since the registry was last read: an import changes what holds. */
    async checkOutdated(): Promise<void> {
      const read = database
        .select({ at: max(ingestRuns.finishedAt) })
        .from(ingestRuns)
        .where(
          and(inArray(ingestRuns.source, REGISTRY_SOURCES), eq(ingestRuns.status, "completed")),
        );
      const outdated = await database
        .selectDistinct({ npi: users.npiNumber })
        .from(users)
        .where(
          and(
            isNotNull(users.npiNumber),
            sql`${users.npiCheckedAt} IS NULL OR ${users.npiCheckedAt} < (${read})`,
          ),
        )
        .limit(ROUND);
      for (const { npi } of outdated) await claims.check(npi);
    },
  };
  return claims;
}

/** @returns those whose number has come to be claimed twice. */
async function mark(tx: Queries, npi: string, entry: RegistryEntry | null): Promise<Claimant[]> {
  // Two claims that appear at once: the check that looks second has to see both.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`npi ${npi}`}))`);
  const claimants = await tx
    .select({
      id: users.id,
      email: users.email,
      first: users.firstName,
      last: users.lastName,
      before: users.npiMatch,
      confirmed: sql<boolean>`${users.emailConfirmedAt} IS NOT NULL`,
      proven: sql<boolean>`${users.provenNpi} IS NOT DISTINCT FROM ${users.npiNumber}`,
    })
    .from(users)
    .where(eq(users.npiNumber, npi))
    .orderBy(users.id);
  const contested = (await tx.$count(npiContests, eq(npiContests.npi, npi))) > 0;
  const checked = claimants.map(({ first, last, ...claimant }) => ({
    ...claimant,
    match: matchClaim({ first: first ?? "", last: last ?? "" }, entry),
  }));
  const states = statesOf(checked, contested);
  const doubled: Claimant[] = [];
  for (const [index, { id, email, before, proven, match }] of checked.entries()) {
    const state = states[index] ?? match;
    const isVerified = state === "matched" && proven;
    await tx
      .update(users)
      .set({ npiMatch: state, isVerified, npiCheckedAt: sql`now()` })
      .where(and(eq(users.id, id), eq(users.npiNumber, npi)));
    if (state === "claimed-twice" && before !== state) doubled.push({ id, email });
  }
  return doubled;
}
