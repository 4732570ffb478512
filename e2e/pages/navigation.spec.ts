import { bringExtras } from "../support/extras.ts";
import { expect, test, untilInteractive } from "../support/test.ts";

test("every route change begins at the top, also when the page has moved meanwhile", async ({
  page,
  open,
}) => {
  await open("/");
  await page.evaluate(() => scrollTo(0, 600));
  await page.getByRole("banner").getByRole("link", { name: "DRUGS" }).click();
  await page.waitForURL("**/drugs");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a page that comes back from the back-forward cache asks for its data again", async ({
  page,
  open,
}) => {
  await open("/news");
  const again = page.waitForRequest("**/api/news?*");
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await again;
});

test("the page is light whatever the system prefers", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ colorScheme: "dark" });
  const page = await context.newPage();
  await page.goto(baseURL ?? "");
  await untilInteractive(page);
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toBe("rgb(245, 247, 248)");
  await context.close();
});

test("web vitals go to the console and nowhere else", async ({ page, open }) => {
  const lines: string[] = [];
  const elsewhere: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  page.on("request", (request) => {
    if (!request.url().startsWith("http://127.0.0.1")) elsewhere.push(request.url());
  });
  await page.clock.install();
  await open("/");
  const measuring = page.waitForResponse("**/web-vitals-*.js");
  await bringExtras(page);
  await measuring;
  await page.getByRole("heading", { level: 1 }).click();
  await expect.poll(() => lines.filter((line) => /^(LCP|FID) \d/.test(line)).length).toBe(2);
  expect(elsewhere).toEqual([]);
});

test("what waits for a pause comes in a browser too that never calls itself idle", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = (callback, options) =>
      options?.timeout === undefined
        ? 0
        : window.setTimeout(
            () => callback({ didTimeout: true, timeRemaining: () => 0 }),
            options.timeout,
          );
  });
  const measuring = page.waitForResponse("**/web-vitals-*.js");
  await open("/");
  await measuring;
});
