import { PUBLIC_PAGES } from "#/features/site/server/public-pages.ts";

/** Every page that stands in the sitemap whatever was imported, and one of each kind that comes from the data. */
export async function publicPaths(origin: string): Promise<string[]> {
  const listed = await PUBLIC_PAGES.slice(0, await PUBLIC_PAGES.count());
  const { drugs } = await read(origin, "/api/drugs?search=metformin&limit=1");
  const { articles } = await read(origin, "/api/news?limit=1");
  return [
    ...listed.map(({ path }) => path),
    "/drugs/category/cardiovascular",
    "/drugs/ingredients/warfarin",
    ...drugs.map(({ href }: { href: string }) => href),
    ...articles.map(
      ({ categorySlug, slug }: { categorySlug: string; slug: string }) =>
        `/news/${categorySlug}/${slug}`,
    ),
  ];
}

async function read(origin: string, path: string) {
  const answer = await fetch(origin + path);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
  return answer.json();
}
