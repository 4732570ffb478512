import { expect, test } from "./support/test.ts";

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
