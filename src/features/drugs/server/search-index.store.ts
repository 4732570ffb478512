import { and, desc, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { slugOf } from "#/kernel/text.ts";
import type { Database } from "#/platform/database/database.ts";
import type { DrugQuery } from "../drugs.contract.ts";
import { categoryNamed } from "../logic/category.ts";
import type { AskedWord } from "../logic/asked-words.ts";
import { FORM_FAMILIES } from "../logic/dosage-form.ts";
import { type PlaceSet, noPlaces } from "../logic/place-set.ts";
import { addPostings } from "../logic/posting-list.ts";
import { drugPostings, drugSearchBuilds } from "./search.table.ts";

export type Build = { readonly generation: number; readonly products: number };

/** What has a word, and what has it in its name. */
export type WordPlaces = {
  readonly anywhere: PlaceSet;
  readonly named: PlaceSet;
  /** Whether the word as it stands is in a name, and not only the beginning of one. */
  readonly isName: boolean;
};

/** The places that a query is about, a set for each thing that it asks. */
export type Asked = {
  readonly words: readonly WordPlaces[];
  /** Called exactly so, and called so in the beginning. */
  readonly exact: PlaceSet;
  readonly begins: PlaceSet;
  readonly filters: readonly PlaceSet[];
  readonly unfinished: PlaceSet;
};

export async function currentBuild(database: Database): Promise<Build | undefined> {
  const [build] = await database
    .select({ generation: drugSearchBuilds.generation, products: drugSearchBuilds.products })
    .from(drugSearchBuilds)
    .where(isNotNull(drugSearchBuilds.completedAt))
    .orderBy(desc(drugSearchBuilds.generation))
    .limit(1);
  return build;
}

/** What is kept of each place, or in another order of them. */
export type PlaceColumns = {
  /** The places in the order of their labelers. */
  readonly byLabeler: Uint32Array;
  /** By place: the number of its group, and of its labeler. */
  readonly groups: Uint32Array;
  readonly labelers: Uint32Array;
};

export async function placeColumns(
  database: Database,
  { generation }: Build,
): Promise<PlaceColumns> {
  const { byLabeler, groups, labelers } = drugSearchBuilds;
  const [build] = await database
    .select({ byLabeler, groups, labelers })
    .from(drugSearchBuilds)
    .where(eq(drugSearchBuilds.generation, generation));
  return {
    byLabeler: numbers(build?.byLabeler),
    groups: numbers(build?.groups),
    labelers: numbers(build?.labelers),
  };
}

function numbers(bytes: Buffer | null | undefined): Uint32Array {
  const view = bytes ?? Buffer.alloc(0);
  return Uint32Array.from({ length: view.length / 4 }, (_, at) => view.readUInt32LE(at * 4));
}

/** What every query reads before its words: what is unfinished, and what is called so. */
const FIXED_PARTS = 2;

/** Reads what a query asks for, all in one statement. */
export async function placesAsked(
  database: Database,
  build: Build,
  query: DrugQuery,
  words: readonly AskedWord[],
): Promise<Asked> {
  const filters = filterConditions(query);
  const text = words
    .filter(({ terms }) => terms === null)
    .map(({ word }) => word)
    .join(" ");
  const parts = [
    sql`kind = 'unfinished'`,
    sql`kind = 'name' AND term LIKE ${begins(text)}`,
    ...words.map(wordCondition),
    ...filters,
  ];
  const read = words.length === 0 ? parts.toSpliced(1, 1, sql`false`) : parts;
  const { rows } = await database.execute<PartRow>(
    sql.join(
      read.map((condition, part) => partOf(build, part, condition)),
      sql` UNION ALL `,
    ),
  );
  const sets = parts.map(() => ({
    anywhere: noPlaces(build.products),
    named: noPlaces(build.products),
    isName: false,
  }));
  const exact = noPlaces(build.products);
  for (const { part, term, places, named } of rows) {
    const set = sets[part];
    if (set === undefined) continue;
    addPostings(set.anywhere, places);
    if (named !== null) {
      addPostings(set.named, named);
      set.isName ||= term === words[part - FIXED_PARTS]?.word;
    }
    if (part === 1 && term === text) addPostings(exact, places);
  }
  const [unfinished, called, ...others] = sets;
  return {
    unfinished: unfinished?.anywhere ?? exact,
    exact,
    begins: called?.anywhere ?? exact,
    words: others.slice(0, words.length),
    filters: others.slice(words.length).map(({ anywhere }) => anywhere),
  };
}

type PartRow = { part: number; term: string; places: Buffer; named: Buffer | null };

function partOf({ generation }: Build, part: number, condition: SQL): SQL {
  return sql`SELECT ${sql.raw(String(part))} AS part, term, places, named FROM drug_postings
    WHERE generation = ${generation}::int AND ${condition}`;
}

/** A word of two letters and more stands for all that begin so. */
function wordCondition({ word, terms }: AskedWord): SQL {
  if (terms !== null) return sql`kind = 'word' AND term = ANY(${sql.param([...terms])}::text[])`;
  return word.length > 1
    ? sql`kind = 'word' AND term LIKE ${begins(word)}`
    : sql`kind = 'word' AND term = ${word}`;
}

/** The filters of a query other than its words. */
function filterConditions({ category, form, manufacturer, rx, group }: DrugQuery): SQL[] {
  const conditions: SQL[] = [];
  if (category !== undefined) {
    conditions.push(sql`kind = 'category' AND term = ${categoryNamed(category) ?? ""}`);
  }
  if (form !== undefined) {
    const family = FORM_FAMILIES.find((family) => family === form.toLowerCase());
    conditions.push(
      family === undefined
        ? sql`kind = 'form' AND term LIKE ${`%${escapeLike(form.toLowerCase())}%`}`
        : sql`kind = 'family' AND term = ${family}`,
    );
  }
  if (manufacturer !== undefined) {
    conditions.push(sql`kind = 'labeler' AND term = ${slugOf(manufacturer)}`);
  }
  if (group !== undefined) conditions.push(sql`kind = 'group' AND term = ${group}`);
  if (rx !== undefined) {
    conditions.push(sql`kind = 'type' AND term LIKE ${rx === "rx" ? "%prescription%" : "%otc%"}`);
  }
  return conditions;
}

/** Whether any product has the word, or one that begins so. */
export async function isKnownWord(
  database: Database,
  build: Build,
  word: string,
): Promise<boolean> {
  const known = await database
    .select({ term: drugPostings.term })
    .from(drugPostings)
    .where(and(eq(drugPostings.generation, build.generation), wordCondition({ word, terms: null })))
    .limit(1);
  return known.length > 0;
}

function begins(text: string): string {
  return `${escapeLike(text)}%`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
