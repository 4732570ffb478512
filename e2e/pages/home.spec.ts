import { expect, test } from "../support/test.ts";

const STATS = "**/api/news/stats";

test("home does not wait for the count of articles, and says so while it comes", async ({
  page,
  open,
}) => {
  const { promise: counted, resolve: answer } = Promise.withResolvers<void>();
  await page.route(STATS, (route) =>
    counted.then(() => route.fulfill({ json: { totalArticles: 1234 } })),
  );
  await open("/about");
  await page.getByRole("banner").getByRole("link", { name: "HOME" }).click();
  const count = page.getByRole("definition").first();
  await expect(count).toHaveText("3.9k+");
  await expect(page).toHaveURL("/");
  answer();
  await expect(count).toHaveText("1.2k+");
});

test("what fails is asked for three times, after one second and after two more", async ({
  page,
  open,
}) => {
  const asked: Record<string, number> = {};
  for (const call of [STATS, "**/api/news/with-images?*"]) {
    await page.route(call, (route) => {
      asked[call] = (asked[call] ?? 0) + 1;
      return route.fulfill({ status: 503, body: "" });
    });
  }
  await page.clock.install();
  await open("/about");
  await page.getByRole("banner").getByRole("link", { name: "HOME" }).click();
  await expect(page.getByRole("definition").first()).toHaveText("Failed to fetch stats");
  await expect(page.getByRole("main").getByText("Failed to fetch latest news")).toBeVisible();
  await page.clock.runFor(20_000);
  expect(Object.values(asked)).toEqual([3, 3]);
});

for (const [path, name] of [
  ["/", "Quick links"],
  ["/no-such-page", "Popular searches"],
] as const) {
  test(`all that ${path} offers under "${name}" finds something`, async ({ page, open }) => {
    await open(path);
    const links = page.getByRole("navigation", { name }).getByRole("link");
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(hrefs.length).toBeGreaterThan(5);
    const found = await Promise.all(
      hrefs.map(async (href) => {
        const isNews = href?.startsWith("/news?");
        const answer = await page.request.get(isNews ? `/api${href}` : `${href}`);
        return { href, found: isNews ? (await answer.json()).total > 0 : answer.ok() };
      }),
    );
    expect(found.filter((one) => !one.found)).toEqual([]);
  });
}

test("a tile whose words stand in no article leads to those on its subject, and says so", async ({
  page,
  open,
}) => {
  await open("/");
  await page.getByRole("link", { name: "Medical Research" }).click();
  await expect(page).toHaveURL(/search=Medical(\+|%20)Research$/);
  const main = page.getByRole("main");
  await expect(
    main.getByText(/^\d+ articles on the subject, none with these words$/),
  ).toBeVisible();
  await expect(main.getByRole("article").first()).toBeVisible();
});
