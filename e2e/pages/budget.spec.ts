import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

/** Kilobytes (1,000 bytes) of JavaScript, gzip, that a page may load to come alive. */
const CONTENT = 127;
const TOOL = 180;

/** What a page names in its HTML: the entry and the parts that it is made of. */
function scriptsOf(html: string): string[] {
  const named = html.matchAll(
    /(?:href|src)="(\/assets\/[^"]+\.js)"|import\("(\/assets\/[^"]+)"\)/g,
  );
  return [...new Set([...named].map(([, href, imported]) => href ?? imported ?? ""))];
}

/** What a script loads when a part of its page comes into view: what it imports then, and what that is made of. */
function partsOf(script: string): string[] {
  const [, list = ""] = /m\.f=\[([^\]]*)\]/.exec(script) ?? [];
  const imported = [...script.matchAll(/import\([`"]\.\/([^`"]+\.js)[`"]\)/g)];
  return [
    ...imported.map(([, file]) => `/assets/${file}`),
    ...[...list.matchAll(/"(assets\/[^"]+\.js)"/g)].map(([, file]) => `/${file}`),
  ];
}

test("no page loads more JavaScript than it may", async ({ request }) => {
  const read = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    return answer.text();
  };
  const first = async (path: string, list: string) =>
    (await (await request.get(path)).json())[list][0];
  const drug = await first("/api/drugs?search=metformin", "drugs");
  const article = await first("/api/news", "articles");
  const content = [
    "/",
    "/about",
    "/accessibility",
    "/bookmarks",
    "/calculators",
    "/calculators/caprini",
    "/contest-npi",
    "/drugs",
    "/drugs/category/cardiovascular",
    "/drugs/ingredients",
    "/drugs/ingredients/metformin",
    "/drugs/search?q=metformin",
    "/evidence",
    drug.href,
    "/news",
    `/news/${article.categorySlug}/${article.slug}`,
    "/news/sources",
    "/offline",
    "/privacy",
    "/reset-password",
    "/search?q=metformin",
    "/signin",
    "/terms",
    "/tools",
  ];
  const tools = [
    "/drug-interactions",
    "/drugs/dosage-calculator",
    "/drugs/pill-identifier",
    "/npi",
    "/profile",
    "/symptom-checker",
  ];
  const sizes = new Map<string, number>();
  const sizeOf = async (script: string) => {
    const known = sizes.get(script);
    if (known !== undefined) return known;
    const size = gzipSync(await read(script), { level: 9 }).length;
    sizes.set(script, size);
    return size;
  };
  const over: string[] = [];
  const weigh = async (what: string, scripts: readonly string[], most: number) => {
    const all = await Promise.all(scripts.map(sizeOf));
    const total = all.reduce((sum, size) => sum + size, 0) / 1000;
    if (total > most) over.push(`${what}: ${total.toFixed(1)} of ${most} kB`);
  };
  for (const path of [...content, ...tools]) {
    const scripts = scriptsOf(await read(path));
    expect(scripts.length, `${path} names its scripts`).toBeGreaterThan(1);
    await weigh(path, scripts, tools.includes(path) ? TOOL : CONTENT);
    const ofArticles = scripts.find((script) => script.includes("news._category._slug"));
    if (ofArticles === undefined) continue;
    const talk = partsOf(await read(ofArticles));
    expect(talk.join(), "the comments come with scripts of their own").toContain("comments");
    await weigh(`${path} with its comments in view`, [...new Set([...scripts, ...talk])], CONTENT);
  }
  expect(over).toEqual([]);
});
