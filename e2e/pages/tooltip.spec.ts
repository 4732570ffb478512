import { bringExtras } from "../support/extras.ts";
import { expect, test } from "../support/test.ts";

test("what shows only an icon tells its name to a pointer that rests on it, and at once to the keyboard", async ({
  page,
  open,
  expectAccessible,
}) => {
  await page.clock.install();
  const arrived = page.waitForResponse(/\/assets\/client-extras-/);
  await open("/about");
  await bringExtras(page);
  await arrived;
  const tip = page.locator("[data-tip]");
  const search = page.getByRole("button", { name: "Ctrl K, search everything" });
  const elsewhere = page.getByRole("heading", { level: 1 });

  // From here on no time passes but what is let pass.
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
  const rest = (ms: number) => page.clock.runFor(ms);

  await test.step("after 700 ms; it can be pointed at, and goes at Escape", async () => {
    await search.hover();
    await rest(690);
    expect(await tip.count()).toBe(0);
    await rest(20);
    await expect(tip).toHaveText("Ctrl K, search everything");
    await tip.hover();
    await rest(1000);
    await expect(tip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
  });

  await test.step("the next one within 300 ms does not wait, and later does", async () => {
    await elsewhere.hover();
    await rest(290);
    await search.hover();
    await rest(1);
    await expect(tip).toBeVisible();
    await elsewhere.hover();
    await expect(tip).toBeHidden();
    await rest(310);
    await search.hover();
    await rest(690);
    expect(await tip.count()).toBe(0);
  });

  await test.step("words need none", async () => {
    await page.getByRole("banner").getByRole("link", { name: "HOME" }).hover();
    await rest(1000);
    await expect(tip).toBeHidden();
  });

  await test.step("the keyboard has it at once, and a click takes it away", async () => {
    await elsewhere.hover();
    await search.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(tip).toHaveText("Ctrl K, search everything");
    await page.clock.resume();
    await expectAccessible();
    await page.mouse.down();
    await expect(tip).toBeHidden();
  });
});
