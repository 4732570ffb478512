import { expect, test } from "./support/test.ts";

test("a pharmacist checks a list @phone", async ({ page, open, expectAccessible }) => {
  await open("/drug-interactions");
  const search = page.getByRole("combobox", { name: "Add a drug" });
  const check = page.getByRole("button", { name: "Check Interactions" });
  const list = page.getByRole("list", { name: "Drugs to check" });
  const suggestions = page.getByRole("listbox", { name: /Add a drug/ }).getByRole("option");

  await test.step("suggestions come with the third character, and a check needs two drugs", async () => {
    await expect(check).toBeDisabled();
    await search.fill("wa");
    await expect(suggestions).toHaveCount(0);
    await search.fill("warf");
    await suggestions.first().click();
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await expect(check).toBeDisabled();
  });

  await test.step("no drug is in the list twice", async () => {
    await search.fill("warfarin");
    await search.press("Enter");
    await expect(page.getByText("Already in the list: warfarin")).toBeVisible();
    await expect(list.getByRole("listitem")).toHaveCount(1);
  });

  await test.step("the pair is found, with its basis", async () => {
    await search.fill("aspirin 81 mg daily");
    await search.press("Enter");
    await check.click();
    await expect(page.getByRole("button", { name: "Checking..." })).toBeVisible();
    const finding = page.getByRole("article", { name: "Aspirin and Warfarin" });
    await expect(finding).toContainText("Major");
    await finding.getByText("Mechanism and basis").click();
    await expect(finding).toContainText("thromboxane");
    await expectAccessible();
  });

  await test.step("context changes a finding and says so", async () => {
    await page.getByText("Patient context (optional)").click();
    await page.getByLabel("Age").fill("80");
    await expect(page.getByText("For this patient:")).toBeVisible();
    expect(page.url()).not.toContain("80");
  });

  await test.step("removing down to 2 drugs clears the results", async () => {
    await search.fill("amlodipine");
    await search.press("Enter");
    await check.click();
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.getByRole("button", { name: "Remove Amlodipine" }).click();
    await expect(page.getByRole("article")).toHaveCount(0);
  });
});

test("the four answers are told apart", async ({ page, open, expectAccessible }) => {
  const check = page.getByRole("button", { name: "Check Interactions" });

  await test.step("nothing found needs every drug to be checkable", async () => {
    await open("/drug-interactions#d=amlodipine&d=lisinopril");
    await check.click();
    await expect(page.getByText("No Known Interactions Found")).toBeVisible();
    await expect(page.getByText("educational only")).toBeVisible();
  });

  await test.step("a name that is not understood is asked about and said", async () => {
    await open("/drug-interactions#d=amlodipine&d=lisinopril&d=zzqxv");
    await page.reload();
    await check.click();
    await expect(page.getByText("Not everything was checked")).toBeVisible();
    await expect(page.getByText("No Known Interactions Found")).toHaveCount(0);
    await expectAccessible();
  });
});

test("a pasted list is read line by line, and works with the network off", async ({
  page,
  open,
  context,
}) => {
  await open("/drug-interactions");
  await page.getByText("Paste a medication list").click();
  await page
    .getByLabel("One drug a line")
    .fill("metoprolol succ 50 mg daily\nLisinoprl 10 mg\npotassium chloride 20 mEq bid\nstatin");
  await page.getByRole("button", { name: "Add 4 lines" }).click();
  const list = page.getByRole("list", { name: "Drugs to check" });
  await expect(list.getByRole("listitem")).toHaveCount(4);
  await expect(list).toContainText('"Lisinoprl" read as Lisinopril');
  await list.getByRole("button", { name: "Atorvastatin" }).click();
  await expect(list).toContainText("Atorvastatin");
  await expect.poll(async () => page.evaluate(everythingLoaded)).toBe(true);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Check Interactions" }).click();
  const finding = page.getByRole("article", { name: /Lisinopril and Potassium chloride/ });
  await expect(finding).toContainText("Moderate");
  await expect(finding).toContainText("Potassium can rise");
  await expect(page.getByRole("table")).toContainText("Checked, nothing found");
});

/** The page measures itself some seconds after it is there; that file has to have come before the network goes. */
function everythingLoaded(): boolean {
  return performance.getEntriesByType("resource").some(({ name }) => name.includes("web-vitals-"));
}
