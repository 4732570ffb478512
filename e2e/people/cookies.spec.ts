import { expect, test, untilInteractive } from "../support/test.ts";

test("no page sets a cookie or keeps anything before consent", async ({ page, context }) => {
  for (const path of ["/", "/news", "/drugs", "/privacy", "/signin"]) {
    await page.goto(path);
    await untilInteractive(page);
    expect([path, await context.cookies()]).toEqual([path, []]);
    const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    expect([path, kept]).toEqual([path, []]);
  }
});

const REMEMBERED = ["drug_search_history", "palette_recent"];

test("without functional cookies nothing is remembered, and what was is gone", async ({
  page,
  open,
}) => {
  const kept = () =>
    page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), REMEMBERED);
  const palette = page.getByRole("dialog", { name: "Search everything" });
  const recent = page.getByText("Recent:");
  const use = async () => {
    await open("/drugs");
    await page.getByRole("combobox", { name: "Search drugs" }).fill("metformin");
    await page.locator("main").getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/search=metformin/);
    await page.keyboard.press("Control+k");
    await palette.getByRole("option", { name: /Privacy/ }).click();
    await expect(page).toHaveURL((url) => url.pathname === "/privacy");
  };
  const form = page.getByRole("form", { name: "Cookie preferences" });

  await test.step("at first it is remembered", async () => {
    await use();
    expect(await kept()).toEqual(REMEMBERED);
  });

  await test.step("refusing takes it away at once, on other pages that are open too", async () => {
    const other = await page.context().newPage();
    await other.goto("/drugs");
    await expect(other.getByText("Recent:")).toBeVisible();
    await form.getByLabel("Functional").uncheck();
    await form.getByRole("button", { name: "Save Preferences" }).click();
    await expect.poll(kept).toEqual([]);
    await expect(other.getByText("Recent:")).toBeHidden();
    await other.close();
  });

  await test.step("nothing is written or shown from then on", async () => {
    await use();
    expect(await kept()).toEqual([]);
    await page.evaluate(() => localStorage.setItem("drug_search_history", '["aspirin"]'));
    await open("/drugs");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(recent).toBeHidden();
    await page.keyboard.press("Control+k");
    await expect(palette.getByRole("group", { name: "Pages" })).toBeVisible();
    await expect(palette.getByRole("group", { name: "Recent" })).toBeHidden();
    await expect(palette.getByText("kept in this browser")).toBeHidden();
    await page.keyboard.press("Escape");
  });

  await test.step("allowed again, it is remembered again; withdrawing consent takes it away", async () => {
    await open("/privacy");
    await form.getByLabel("Functional").check();
    await form.getByRole("button", { name: "Save Preferences" }).click();
    await use();
    expect(await kept()).toEqual(REMEMBERED);
    await form.getByRole("button", { name: "Withdraw Consent" }).click();
    await expect.poll(kept).toEqual([]);
  });
});
