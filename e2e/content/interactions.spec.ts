import { expect, test } from "../support/test.ts";

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

  await test.step("the labels' own sentences are quoted, and the silent label is said to be", async () => {
    await page.route("**/api/interactions/labels?*", (route) =>
      route.fulfill({ json: { statements: [NAMES_ASPIRIN, SILENT_ON_WARFARIN] } }),
    );
    const finding = page.getByRole("article", { name: "Aspirin and Warfarin" });
    await finding.getByRole("button", { name: "Quote the labels" }).click();
    await expect(finding).toContainText("The label of Warfarin names Aspirin or its class.");
    await expect(finding).toContainText("Check the INR more often when aspirin is added.");
    await expect(finding).toContainText("set id 3f0e9c52", { ignoreCase: true });
    await expect(finding).toContainText("of the label of Aspirin are silent on Warfarin");
  });

  await test.step("context changes a finding and says so", async () => {
    await page.getByText("Patient context (optional)").click();
    await page.getByLabel("Age").fill("80");
    await expect(page.getByText("For this patient:")).toBeVisible();
    expect(new URL(page.url()).hash).not.toContain("80");
  });

  await test.step("allergies and conditions speak of each drug, and what is not understood is said", async () => {
    await page.getByLabel("Allergies").fill("NSAIDs, zzqx");
    await page.getByLabel("Conditions").fill("peptic ulcer");
    const allergy = page.getByRole("article", { name: "Aspirin with an allergy to NSAIDs" });
    await expect(allergy).toContainText("Contraindicated");
    await expect(page.getByRole("article", { name: "Warfarin with peptic ulcer" })).toBeVisible();
    await expect(page.getByText("Allergy “zzqx” is not on record.")).toBeVisible();
    await expectAccessible();
  });

  await test.step("on paper the basis of a finding is one line", async () => {
    const finding = page.getByRole("article", { name: "Aspirin and Warfarin" });
    await page.emulateMedia({ media: "print" });
    await expect(finding.getByText("Mechanism and basis")).toBeHidden();
    await expect(finding.getByText("Basis: FDA label")).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  await test.step("the clearance is reckoned from weight and creatinine", async () => {
    await page.getByLabel("Sex").selectOption("female");
    await page.getByLabel("Weight").fill("52");
    await expect(page.getByText("Cockcroft-Gault still needs: creatinine.")).toBeVisible();
    await page.getByLabel("Creatinine", { exact: true }).fill("1.8");
    await expect(page.getByText("Cockcroft-Gault by the weight given: 20.5 mL/min")).toBeVisible();
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
    await expect(page.getByText("Between the drugs that were checked")).toBeVisible();
    await check.click();
    await expect(page.getByText("Not everything was checked")).toBeVisible();
    await expect(page.getByText("No Known Interactions Found")).toHaveCount(0);
    await expectAccessible();
  });
});

test("one drug under two salts is a finding, and a drug with few records is said to be", async ({
  page,
  open,
  expectAccessible,
}) => {
  const check = page.getByRole("button", { name: "Check Interactions" });

  await test.step("two salts are two entries, and doubled", async () => {
    await open("/drug-interactions");
    const search = page.getByRole("combobox", { name: "Add a drug" });
    for (const line of ["metoprolol tartrate 25 mg", "metoprolol succinate 50 mg"]) {
      await search.fill(line);
      await search.press("Enter");
    }
    await expect(
      page.getByRole("list", { name: "Drugs to check" }).getByRole("listitem"),
    ).toHaveCount(2);
    await check.click();
    const finding = page.getByRole("article", { name: /Metoprolol .*succinate.* and .*tartrate/ });
    await expect(finding).toContainText("Major");
    await expect(finding).toContainText("Same drug twice: the same ingredient is in both entries");
    await expect(page.getByText("No Known Interactions Found")).toHaveCount(0);
    await expectAccessible();
  });

  await test.step("two strengths of one product are a question, not an alarm", async () => {
    await open("/drug-interactions#d=levothyroxine+100+mcg&d=levothyroxine+25+mcg");
    await check.click();
    const finding = page.getByRole("article", { name: /100 mcg.* and .*25 mcg/ });
    await expect(finding).toContainText("Moderate");
    await expect(finding).toContainText("Same drug twice: one product in two strengths");
    await expect(page.getByText("No Known Interactions Found")).toHaveCount(0);
  });

  await test.step("drops given twice are a finding too", async () => {
    await open("/drug-interactions#d=latanoprost+eye+drops&d=latanoprost+0.005%25+drops");
    await check.click();
    await expect(page.getByText("Minor: 1")).toBeVisible();
    await expect(page.getByText("No Known Interactions Found")).toHaveCount(0);
  });

  await test.step("little on record takes the place of the calm sentence", async () => {
    await open("/drug-interactions#d=zenocutuzumab&d=amlodipine");
    await check.click();
    await expect(page.getByText("Little is on record here")).toBeVisible();
    await expect(page.getByText("Few interactions of Zenocutuzumab")).toBeVisible();
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
  await expect(list).toContainText("50 mg once daily");
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

test("a list of 40 lines is read, each line once", async ({ page, open }) => {
  await open("/drug-interactions");
  await page.getByText("Paste a medication list").click();
  const names = FORTY.split(" ");
  await page.getByLabel("One drug a line").fill(names.map((name) => `${name} 1 daily`).join("\n"));
  await page.getByRole("button", { name: "Add 40 lines" }).click();
  const list = page.getByRole("list", { name: "Drugs to check" });
  await expect(list.getByRole("listitem")).toHaveCount(40);
  expect(new URL(page.url()).search).toBe("");
  await page.getByRole("button", { name: "Check Interactions" }).click();
  await expect(page.getByRole("heading", { name: "All pairs" })).toBeVisible();
  await expect(page.getByRole("table").getByRole("cell")).toHaveCount((40 * 39) / 2);
});

test("vocabulary and tables come when somebody starts, and a cleared pair says why", async ({
  page,
  open,
}) => {
  await open("/drug-interactions");
  expect(await page.evaluate(loadedNamed, "engine-")).toBe(false);
  await page.getByRole("combobox", { name: "Add a drug" }).focus();
  await expect.poll(async () => page.evaluate(loadedNamed, "engine-")).toBe(true);
  await open("/drug-interactions#d=apixaban&d=clarithromycin");
  await page.reload();
  await page.getByRole("button", { name: "Check Interactions" }).click();
  await expect(page.getByText("No Known Interactions Found")).toBeVisible();
  await page.getByText("Looked at and cleared by a label: 1").click();
  await expect(page.getByText("FDA label of apixaban")).toBeVisible();
});

/** What the call says of two imported labels. */
const LABEL = { version: 4, effectiveOn: "2026-01-15" };
const NAMES_ASPIRIN = {
  ...LABEL,
  of: "warfarin",
  about: "aspirin",
  status: "names",
  setId: "3f0e9c52-0d0c-4d7c-9a53-2f7c1b6f2a10",
  quotes: [
    {
      section: "7 Drug Interactions",
      word: "aspirin",
      sentence: "Check the INR more often when aspirin is added.",
    },
  ],
};
const SILENT_ON_WARFARIN = {
  ...LABEL,
  of: "aspirin",
  about: "warfarin",
  status: "silent",
  setId: "5b7c2d14-6a1e-4b0f-8d6b-7d1f0c9e4b20",
  quotes: [],
};

const FORTY =
  "metoprolol lisinopril amlodipine atorvastatin metformin omeprazole levothyroxine albuterol gabapentin losartan hydrochlorothiazide sertraline simvastatin montelukast escitalopram rosuvastatin bupropion furosemide trazodone fluticasone tamsulosin duloxetine pantoprazole prednisone meloxicam citalopram insulin-glargine clopidogrel potassium-chloride tramadol aspirin warfarin cyclobenzaprine zolpidem allopurinol carvedilol clonazepam glipizide lorazepam spironolactone";

function loadedNamed(part: string): boolean {
  return performance.getEntriesByType("resource").some(({ name }) => name.includes(`/${part}`));
}

/** The page measures itself some seconds after it is there; that file has to have come before the network goes. */
function everythingLoaded(): boolean {
  return performance.getEntriesByType("resource").some(({ name }) => name.includes("web-vitals-"));
}
