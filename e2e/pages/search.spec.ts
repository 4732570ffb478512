import { expect, test } from "../support/test.ts";

test("home answers in place what a drug is given for, warns of and changes with @phone", async ({
  page,
  open,
  expectAccessible,
}, { project }) => {
  await open("/");
  const main = page.getByRole("main");
  const box = main.getByRole("combobox", { name: /^Search drugs/ });
  await box.fill("eliquis");
  const answer = main.getByRole("article", { name: "Apixaban" });
  await expect(answer.getByText("Boxed warning", { exact: true })).toBeVisible();
  await expect(answer.getByText("is read as Apixaban")).toBeVisible();
  await expect(answer.getByRole("table")).toContainText("5 mg twice daily");
  await expect(answer.getByText("Renal impairment")).toBeVisible();
  await expectAccessible();
  await page.screenshot({ path: `test-results/home-answer-${project.name}.png` });
  await answer.getByRole("link", { name: "Whole monograph" }).click();
  await expect(page).toHaveURL("/drugs/ingredients/apixaban");
  await page.goBack();
  await expect(main.getByRole("region", { name: "Yours, on this device" })).toContainText(
    "Apixaban",
  );
  await main.getByRole("button", { name: "Forget" }).click();
  await expect(main.getByRole("region", { name: "Yours, on this device" })).toHaveCount(0);
});

test("Enter in home's box leads to the same answer on a page of its own", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("/");
  const box = page.getByRole("main").getByRole("combobox", { name: /^Search drugs/ });
  await box.fill("chest pain");
  await box.press("Enter");
  await expect(page).toHaveURL((url) => url.pathname === "/search");
  const tools = page.getByRole("region", { name: "Clinical tools" });
  await expectAccessible();
  await tools.getByRole("link", { name: /what it may be/ }).click();
  await expect(page).toHaveURL((url) => url.hash.includes("chest-pain"));
});

test("a search for news that finds few leads on to what everything else has", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("/news?search=apixaban%20dosing");
  const elsewhere = page.getByRole("region", { name: /elsewhere in this reference/ });
  await expect(elsewhere.getByRole("article", { name: "Apixaban" })).toBeVisible();
  await expectAccessible();
});

test("the header suggests what the search finds where its own list has nothing", async ({
  page,
  open,
}) => {
  await open("/about");
  const box = page.getByRole("banner").getByRole("combobox", { name: "Search", exact: true });
  await box.pressSequentially("eliquis");
  await page.getByRole("option", { name: /^Apixaban/ }).click();
  await expect(page).toHaveURL("/drugs/ingredients/apixaban");
});

test("Home keeps on this device what was opened, also a list", async ({ page, open }) => {
  const yours = page.getByRole("region", { name: "Yours, on this device" });
  const home = page.getByRole("banner").getByRole("link", { name: "Wardbook" });
  await open("/calculators/caprini");
  await page.waitForFunction(() => localStorage.getItem("palette_recent") !== null);
  const watched = page.waitForResponse(/client-extras/);
  await page.goto("/drug-interactions#d=warfarin&d=aspirin");
  await watched;
  await expect(page.getByRole("button", { name: "Remove Warfarin" })).toBeVisible();
  await page.goto("/about");
  await home.click();
  await expect(yours.getByRole("link")).toHaveText([/warfarin, aspirin/, /Caprini/]);
  await yours.getByRole("link", { name: "warfarin, aspirin" }).click();
  await expect(page.getByRole("button", { name: "Remove Aspirin" })).toBeVisible();
});
