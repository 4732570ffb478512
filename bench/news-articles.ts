import { sql } from "drizzle-orm";
import { SPECIALTIES } from "#/kernel/specialty.ts";
import type { Database } from "#/platform/database/database.ts";

/** Articles of 50 sources over ten years; the words come as often as in news: some in all, most in few. */
export async function writeArticles(database: Database, rows: number): Promise<void> {
  const specialties = sql.param([...SPECIALTIES]);
  await database.transaction(async (transaction) => {
    // Or the vacuum would come before the rows are known to be committed, and leave them as if they were new.
    await transaction.execute(sql`SET LOCAL synchronous_commit = on`);
    await transaction.execute(sql`
    INSERT INTO news_articles (title, url, article_hash, category, description, published_date, slug, ticker_slug, source, has_image)
    SELECT format('%s %s in a %s of the %s, number %s', w[1 + n % 7], w[1 + n % 11], w[1 + n % 13], w[1 + n % 17], n),
      'https://bench.example/' || n, 'bench ' || n, (${specialties}::text[])[1 + n % 30],
      format('A study of %s in %s patients with %s and rare%s over %s months, and what %s means for %s.',
        w[1 + n % 17], n % 900, w[1 + n % 5], n % 5000, n % 48, w[1 + n % 19], w[1 + n % 3]),
      now() - n * interval '17 minutes', 'bench-' || n, 'bench-' || n, 'Source ' || n % 50, n % 9 = 0
    FROM generate_series(1, ${rows}::int) AS n,
      (SELECT ARRAY['heart failure','kidney','trial','drug','cancer','stroke','vaccine','children','asthma','statin',
        'insulin','guideline','recall','outbreak','surgery','imaging','sepsis','pregnancy','dementia'] AS w) AS words`);
  });
  await database.execute(sql`VACUUM (ANALYZE) news_articles`);
}
