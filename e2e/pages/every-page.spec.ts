import { barriersOf } from "../support/barriers.ts";
import { registerAna } from "../support/person.ts";
import { refusalsOn } from "../support/refusals.ts";
import { expect, test, untilInteractive } from "../support/test.ts";

const PAGES = [
  "/",
  "/npi",
  "/npi?lastName=Zzyzxwq",
  "/drugs",
  "/drugs/search?q=metformin",
  "/drugs/search?q=xyzzyqwv",
  "/drugs/category/cardiovascular",
  "/drugs/ingredients",
  "/drugs/ingredients/metformin",
  "/drugs/nobody/1234-5678",
  "/drug-interactions",
  "/drugs/pill-identifier",
  "/drugs/dosage-calculator",
  "/symptom-checker",
  "/calculators",
  "/calculators/qtc",
  "/evidence",
  "/news",
  "/news?search=xyzzyqwv",
  "/news/nephrology/new-equations-estimate-kidney-function-without-race",
  "/news/sources",
  "/search",
  "/search?q=metformin",
  "/tools",
  "/about",
  "/privacy",
  "/terms",
  "/accessibility",
  "/offline",
  "/signin",
  "/reset-password",
  "/verify-email",
  "/stop-notices",
  "/contest-npi?npi=1234567893",
  "/bookmarks",
  "/profile",
  "/admin",
  "/no/such/page",
];

test("every page fits a screen of 320 px, bars nobody, breaks no policy, and asks nobody but this site for anything", async ({
  page,
  context,
  open,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const asked = new Map<string, string>();
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http")) asked.set(origin, request.url());
  });
  const refusals = await refusalsOn(context);
  const barriers: string[] = [];
  /** In three tabs, because each page is waited for until it asks for nothing more. */
  const walk = async (paths: readonly string[]) => {
    const left = [...paths];
    const others = [await context.newPage(), await context.newPage()];
    const tabs = [page, ...others].map(async (tab) => {
      // What a screen 1,280 px wide leaves at 400 %.
      await tab.setViewportSize({ width: 320, height: 640 });
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        const answer = await tab.goto(path);
        // What tells a page's own scripts from others stays on the server.
        expect(await answer?.text()).not.toMatch(/[\s-]nonce\b/);
        await untilInteractive(tab);
        await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await tab.waitForLoadState("networkidle");
        barriers.push(...(await barriersOf(tab)).map((barrier) => `${path} ${barrier}`));
      }
    });
    await Promise.all(tabs);
  };
  await open("/");
  const { drugs } = await (await page.request.get("/api/drugs?search=tirzepatide&limit=1")).json();
  await walk([drugs[0].href, `${drugs[0].href}?tab=details`, ...PAGES]);
  await registerAna(page, "tess@example.org");
  await walk(["/", "/bookmarks", "/profile"]);
  expect(barriers).toEqual([]);
  expect(refusals).toEqual([]);
  const strangers = [...asked].filter(([origin]) => origin !== new URL(baseURL ?? "").origin);
  expect(strangers).toEqual([]);
  expect(asked.size).toBe(1);
});
