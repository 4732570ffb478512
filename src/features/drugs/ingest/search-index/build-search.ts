import { and, asc, eq, gt, lt, max, sql } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import { groupKeyOf } from "../../logic/drug-groups.ts";
import { drugs } from "../../server/drugs.table.ts";
import { drugPlaces, drugPostings, drugSearchBuilds } from "../../server/search.table.ts";
import { type GatheredPosting, PostingGatherer } from "./gather-postings.ts";
import { SuggestionGatherer } from "./gather-suggestions.ts";

const READ_AT_ONCE = 2000;
const WRITTEN_AT_ONCE = 2000;

/**
 * Lays all products out for search anew, beside what serves, which the new build then replaces at once. May run
 * while others search, and while another process does the same.
 * @returns the build, and what the search box may offer.
 */
export async function buildSearch(database: Database) {
  const [build] = await database
    .insert(drugSearchBuilds)
    .values({})
    .returning({ generation: drugSearchBuilds.generation });
  if (build === undefined) throw new TypeError("The build of the search was not recorded.");
  const { generation } = build;
  await database.execute(sql`
    INSERT INTO drug_places (generation, place, drug_id)
    SELECT ${generation}::int, row_number() OVER (ORDER BY brand_key, manufacturer_slug, identity) - 1, id
    FROM drugs`);
  const gatherer = new PostingGatherer();
  const suggestions = new SuggestionGatherer();
  const { labelers, groups } = await gather(database, generation, [gatherer, suggestions]);
  await write(database, generation, gatherer.gathered());
  await database
    .update(drugSearchBuilds)
    .set({
      products: labelers.length,
      byLabeler: labelerOrder(labelers),
      groups: numbered(groups),
      labelers: numbered(labelers),
      completedAt: sql`now()`,
    })
    .where(eq(drugSearchBuilds.generation, generation));
  await forgetBefore(database, generation);
  return { generation, suggestions: suggestions.gathered() };
}

/** Reads every product in the order of its place; gives their labelers and groups in that order. */
async function gather(
  database: Database,
  generation: number,
  [postings, suggestions]: readonly [PostingGatherer, SuggestionGatherer],
): Promise<{ labelers: string[]; groups: string[] }> {
  const labelers: string[] = [];
  const groups: string[] = [];
  for (;;) {
    const rows = await database
      .select(COLUMNS)
      .from(drugPlaces)
      .innerJoin(drugs, eq(drugs.id, drugPlaces.drugId))
      .where(and(eq(drugPlaces.generation, generation), gt(drugPlaces.place, labelers.length - 1)))
      .orderBy(asc(drugPlaces.place))
      .limit(READ_AT_ONCE);
    for (const row of rows) {
      postings.add(labelers.length, row);
      suggestions.add(row);
      labelers.push(row.manufacturerSlug);
      groups.push(groupKeyOf(row));
    }
    if (rows.length < READ_AT_ONCE) return { labelers, groups };
  }
}

const COLUMNS = {
  brandName: drugs.brandName,
  genericName: drugs.genericName,
  brandKey: drugs.brandKey,
  genericKey: drugs.genericKey,
  substances: drugs.substances,
  manufacturer: drugs.manufacturer,
  manufacturerSlug: drugs.manufacturerSlug,
  classes: drugs.classes,
  category: drugs.category,
  dosageForm: drugs.dosageForm,
  route: drugs.route,
  strength: drugs.strength,
  formFamily: drugs.formFamily,
  productType: drugs.productType,
  finished: drugs.finished,
  indicationWords: drugs.indicationWords,
};

async function write(
  database: Database,
  generation: number,
  gathered: Iterable<GatheredPosting>,
): Promise<void> {
  let some: GatheredPosting[] = [];
  const flush = async () => {
    if (some.length === 0) return;
    const column = <T>(value: (posting: GatheredPosting) => T) => sql.param(some.map(value));
    await database.execute(sql`
      INSERT INTO drug_postings (generation, kind, term, products, places, named)
      SELECT ${generation}::int, * FROM unnest(
        ${column(({ kind }) => kind)}::text[],
        ${column(({ term }) => term)}::text[],
        ${column(({ places }) => places.count)}::int[],
        ${column(({ places }) => Buffer.from(places.bytes()))}::bytea[],
        ${column(({ named }) => (named === undefined ? null : Buffer.from(named.bytes())))}::bytea[])`);
    some = [];
  };
  for (const posting of gathered) {
    some.push(posting);
    if (some.length === WRITTEN_AT_ONCE) await flush();
  }
  await flush();
}

/** The places in the order of their labelers' names, and of their own among those of one. */
function labelerOrder(labelers: readonly string[]): Buffer {
  const places = labelers.map((_, place) => place);
  const at = (place: number) => labelers[place] ?? "";
  places.sort((a, b) => (at(a) === at(b) ? a - b : at(a) < at(b) ? -1 : 1));
  return Buffer.from(Uint32Array.from(places).buffer);
}

/** A number for each different text, from 0, in the order in which they come. */
function numbered(texts: readonly string[]): Buffer {
  const numbers = new Map<string, number>();
  const all = texts.map((text) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  });
  return Buffer.from(Uint32Array.from(all).buffer);
}

/** Builds older than the complete one before this one serve nobody. */
async function forgetBefore(database: Database, generation: number): Promise<void> {
  const [before] = await database
    .select({ generation: max(drugSearchBuilds.generation) })
    .from(drugSearchBuilds)
    .where(
      and(
        lt(drugSearchBuilds.generation, generation),
        sql`${drugSearchBuilds.completedAt} IS NOT NULL`,
      ),
    );
  const oldest = before?.generation ?? generation;
  await database.delete(drugPlaces).where(lt(drugPlaces.generation, oldest));
  await database.delete(drugPostings).where(lt(drugPostings.generation, oldest));
  await database.delete(drugSearchBuilds).where(lt(drugSearchBuilds.generation, oldest));
}
