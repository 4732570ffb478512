import { expect, test } from "../support/test.ts";

test("search forgives a typing error, says so, and leads to the product's page @phone", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("/drugs");
  await page.getByRole("combobox", { name: "Search drugs" }).fill("metfromin");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/drugs\?search=metfromin/);
  await expect(page.getByText("results for metformin")).toBeVisible();
  await expectAccessible();
  const card = page.getByRole("article").first();
  await expect(card).toBeVisible();
  const more = card.getByText("Show the products");
  if (await more.isVisible()) await more.click();
  await card.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/drugs\/[\w-]+\/\d+-\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/metformin/i);
  await page.getByRole("tab", { name: "Details" }).click();
  await expect(page).toHaveURL(/tab=details/);
  await expect(page.getByText("Product NDC")).toBeVisible();
  await expectAccessible();
});

test("filters of the drug list stand in the address and make no history", async ({
  page,
  open,
}) => {
  await open("/drugs");
  const total = page.getByText(/^[\d,]+ drugs, [\d,]+ products$/);
  const before = await total.textContent();
  await page.getByRole("button", { name: "CREAM" }).click();
  await expect(page).toHaveURL(/form=CREAM/);
  await expect(total).not.toHaveText(before ?? "");
  await page.emulateMedia({ forcedColors: "active" });
  const groundOf = (name: string) =>
    page
      .getByRole("button", { name })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await groundOf("CREAM")).not.toBe(await groundOf("TABLET"));
  await page.getByRole("button", { name: "Clear All" }).click();
  await expect(page).toHaveURL(/\/drugs$/);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
});

test("the last searches are remembered on this device, five at most", async ({ page, open }) => {
  await open("/drugs");
  for (const term of ["one", "two", "three", "four", "five", "six"]) {
    // The box begins anew with each search; what is typed while it does so is lost.
    await expect(async () => {
      await page.getByRole("combobox", { name: "Search drugs" }).fill(term);
      await page.getByRole("combobox", { name: "Search drugs" }).press("Enter");
      await expect(page).toHaveURL(new RegExp(`search=${term}`), { timeout: 2000 });
    }).toPass();
  }
  const kept = await page.evaluate(() => localStorage.getItem("drug_search_history"));
  expect(JSON.parse(kept ?? "")).toEqual(["six", "five", "four", "three", "two"]);
});

test("nothing found says what to do next", async ({ page, open }) => {
  await open("/drugs/search?q=xyzzyqwv");
  await expect(page.getByRole("heading", { name: "No drugs found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Browse All Drugs" })).toHaveAttribute(
    "href",
    "/drugs",
  );
});

test("a product that is not there leads back to the list", async ({ page, open }) => {
  await open("/drugs/nobody/1234-5678");
  await expect(page.getByRole("heading", { name: "Drug Not Found" })).toBeVisible();
  await expect(page.getByText("The requested drug information could not be found.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Drugs" })).toHaveAttribute("href", "/drugs");
});

test("the pill identifier finds by the imprint alone, and asks for shape and color where none is typed @phone", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("/drugs/pill-identifier");
  await page.getByRole("button", { name: "Identify Pill" }).click();
  await expect(page.getByText("Choose a shape, or type the imprint")).toBeVisible();
  await page.getByRole("textbox", { name: "Imprint or text" }).fill("893");
  await page.getByRole("button", { name: "Identify Pill" }).click();
  await expect(page.getByRole("article").first()).toContainText(/apixaban/i);
  await page.getByRole("button", { name: "Tray, side by side" }).click();
  await expect(page.getByText("As described")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "List" }).click();
  await page.getByRole("combobox", { name: "Shape" }).selectOption("round");
  await page.getByRole("combobox", { name: "Color" }).selectOption("yellow");
  await page.getByRole("textbox", { name: "Imprint or text" }).fill("893");
  await page.getByRole("button", { name: "Identify Pill" }).click();
  await expect(page.getByRole("article").first()).toContainText(/apixaban/i);
  await expectAccessible();
  // What was found is there again on the way back from it.
  await page.reload();
  await expect(page.getByRole("article").first()).toContainText(/apixaban/i);
  // An imprint that no pill bears is said to be none, however well something else fits.
  await page.getByRole("textbox", { name: "Imprint or text" }).fill("QXQXQXQX");
  await page.getByRole("button", { name: "Identify Pill" }).click();
  await expect(page.getByText("No pill here bears this imprint or one like it")).toBeVisible();
  await page.getByRole("button", { name: "Clear All" }).click();
  await expect(page.getByRole("combobox", { name: "Shape" })).toHaveValue("");
  await expect(page).toHaveURL((url) => url.hash === "");
});

test("a monograph says for which form a statement holds, and which labels have no boxed warning @phone", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("/drugs/ingredients/phenytoin");
  const phenytoin = page.getByRole("region", { name: "Monograph of Phenytoin" });
  await expect(phenytoin.getByText("Boxed warning", { exact: true })).toBeVisible();
  await expect(phenytoin.getByText(/^Injection:\s*Cardiovascular risk/)).toBeVisible();
  await expectAccessible();
  await open("/drugs/ingredients/lubiprostone");
  await expect(page.getByText("None on the label read.")).toBeVisible();
  await open("/drugs/ingredients/benztropine");
  await expect(page.getByText(/^Not on record\./).first()).toBeVisible();
  await open("/drugs/ingredients/paracetamol");
  await expect(page).toHaveURL(/\/drugs\/ingredients\/acetaminophen$/);
});

test("a product's page opens with the monograph of its ingredient, its source and what nobody reviewed @phone", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("/drugs/ingredients");
  await expect(page.getByText(/^\d+ of [\d,]+ ingredients have a monograph/)).toBeVisible();
  await expectAccessible();
  await page.getByRole("searchbox", { name: "Find an ingredient or brand" }).fill("apixab");
  const letters = page.getByRole("navigation", { name: "Letters" });
  await expect(letters.getByRole("link")).toHaveText(["A"]);
  await page.getByRole("link", { name: "Apixaban", exact: true }).click();
  await expect(page).toHaveURL(/\/drugs\/ingredients\/apixaban$/);
  await expect(page.getByRole("heading", { level: 1, name: "Apixaban" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "Products with Apixaban" }).click();
  await expect(page).toHaveURL(/\/drugs\?search=Apixaban$/);
  const card = page.getByRole("article").first();
  await expect(card).toBeVisible();
  const more = card.getByText("Show the products");
  if (await more.isVisible()) await more.click();
  await card.getByRole("link").first().click();
  const monograph = page.getByRole("region", { name: "Monograph of Apixaban" });
  await expect(monograph.getByText("Boxed warning", { exact: true })).toBeVisible();
  await expect(monograph.getByRole("table", { name: /^Usual adult dose/ })).toBeVisible();
  await expect(monograph.getByText("No pharmacist has reviewed it yet.")).toBeVisible();
  await expect(monograph.getByRole("link", { name: /^Report an error/ })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible();
});
