import { registerAna } from "./support/person.ts";
import { expect, test, untilInteractive } from "./support/test.ts";

const PAGES = [
  "/",
  "/npi",
  "/drugs",
  "/drugs/search?q=metformin",
  "/drugs/category/cardiovascular",
  "/drugs/ingredients",
  "/drug-interactions",
  "/drugs/pill-identifier",
  "/drugs/dosage-calculator",
  "/symptom-checker",
  "/news",
  "/news/nephrology/new-equations-estimate-kidney-function-without-race",
  "/tools",
  "/about",
  "/privacy",
  "/terms",
  "/signin",
  "/reset-password",
  "/bookmarks",
  "/profile",
  "/no/such/page",
];

test("no page asks anybody but this site for anything", async ({
  page,
  context,
  open,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const asked = new Map<string, string>();
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http")) asked.set(origin, request.url());
  });
  /** In two tabs, because each page is waited for until it asks for nothing more. */
  const walk = async (paths: readonly string[]) => {
    const left = [...paths];
    const tabs = [page, await context.newPage()].map(async (tab) => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        await tab.goto(path);
        await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await tab.waitForLoadState("networkidle");
      }
    });
    await Promise.all(tabs);
  };
  await open("/");
  await walk(PAGES);
  await registerAna(page, "tess@example.org");
  await walk(["/", "/bookmarks", "/profile"]);
  const strangers = [...asked].filter(([origin]) => origin !== new URL(baseURL ?? "").origin);
  expect(strangers).toEqual([]);
  expect(asked.size).toBe(1);
});

test("no page sets a cookie or keeps anything before consent @phone", async ({ page, context }) => {
  for (const path of ["/", "/news", "/drugs", "/privacy", "/signin"]) {
    await page.goto(path);
    await untilInteractive(page);
    expect([path, await context.cookies()]).toEqual([path, []]);
    const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    expect([path, kept]).toEqual([path, []]);
  }
});
