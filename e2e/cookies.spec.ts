import { expect, test, untilInteractive } from "./support/test.ts";

test("no page sets a cookie or keeps anything before consent", async ({ page, context }) => {
  for (const path of ["/", "/news", "/drugs", "/privacy", "/signin"]) {
    await page.goto(path);
    await untilInteractive(page);
    expect([path, await context.cookies()]).toEqual([path, []]);
    const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    expect([path, kept]).toEqual([path, []]);
  }
});
