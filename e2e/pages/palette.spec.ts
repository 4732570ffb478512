import { expect, test } from "../support/test.ts";

test("the palette finds everything by keyboard alone, in spite of typing errors", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("/about");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search everything" });
  const box = dialog.getByRole("combobox", { name: "Search everything" });
  await expect(box).toBeFocused();
  await expect(dialog.getByRole("group", { name: "Clinical tools" })).toBeVisible();
  await expectAccessible();

  await page.keyboard.type("dosege calc");
  const options = dialog.getByRole("option");
  await expect(options.first()).toContainText("Dosage calculator");
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(box).toHaveAttribute(
    "aria-activedescendant",
    (await options.first().getAttribute("id")) ?? "none",
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL((url) => url.pathname === "/drugs/dosage-calculator");
  await expect(dialog).toBeHidden();

  await page.keyboard.press("Control+k");
  await expect(dialog.getByRole("group", { name: "Recent" }).getByRole("option")).toContainText([
    "Dosage calculator",
  ]);
  await page.keyboard.type("metfromin");
  await expect(
    dialog.getByRole("group", { name: "Drugs" }).getByRole("option").first(),
  ).toContainText("Metformin");
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("the palette opens by its button, and gives the focus back", async ({ page, open }) => {
  await open("/");
  const button = page.getByRole("button", { name: "search everything" });
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Search everything" });
  await dialog.getByRole("combobox").fill("xyzzyqwv");
  await expect(dialog.getByText("Nothing found for “xyzzyqwv”.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("the palette opens from a part of the page that stays as the server wrote it", async ({
  page,
  open,
}) => {
  await open("/drugs/ingredients/metformin");
  await page.waitForLoadState("networkidle");
  await page.locator("main summary").first().focus();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search everything" })).toBeVisible();
});

test("the same search is a page that needs no script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  await context.addCookies([{ name: "privacy_consent", value: "true", url: baseURL ?? "" }]);
  const page = await context.newPage();
  await page.goto("/search?q=warfarn");
  await expect(page.getByRole("heading", { name: "Drugs" })).toBeVisible();
  await page.getByRole("searchbox", { name: /Drugs, providers/ }).fill("privacy");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/privacy");
  await context.close();
});
