import { expect, test } from "../support/test.ts";

test("a clinician finds a score and answers it with the keyboard @phone", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("/calculators");
  await page.getByRole("searchbox", { name: "Find a calculator" }).fill("pulmonary emb");
  await expect(page.getByRole("link", { name: "PERC rule" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Body mass index", exact: true })).toBeHidden();
  await expectAccessible();
  await page.getByRole("link", { name: "Wells criteria for pulmonary embolism" }).click();
  await expect(page.getByRole("heading", { name: "No result yet" })).toBeVisible();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));

  await test.step("nothing is answered for the reader", async () => {
    await page.getByRole("textbox", { name: "Heart rate" }).fill("110");
    await expect(page.getByText(/^Still needed: Signs of DVT/)).toBeVisible();
    await page
      .getByRole("radiogroup", { name: /^Signs of DVT/ })
      .getByLabel("No")
      .focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("button", { name: "Answer the rest with No" }).click();
  });

  await test.step("the value, what it means, the sum, the source and the limits", async () => {
    const result = page.getByRole("region", { name: "Result" });
    await expect(result.getByText("PE likely", { exact: true })).toBeVisible();
    await expect(result.getByText("Wells PE = 4.5 points")).toBeVisible();
    await expect(result.getByText("Heart rate, 110 /min: 1.5")).toBeVisible();
    await expect(page.getByText("When not to use it")).toBeVisible();
    await expect(page.getByText(/^Wells PS et al\. Thromb Haemost/)).toBeVisible();
    await expectAccessible();
  });

  await test.step("it stays in the address, behind the #, and goes nowhere else", async () => {
    await expect(page).toHaveURL(/#.*heart_rate=110/);
    expect(sent.join()).not.toMatch(/heart_rate/);
    await page.reload();
    await expect(page.getByText("Wells PE = 4.5 points")).toBeVisible();
  });
});

test("a figure is taken in other units, and what is not plausible is named @phone", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("/calculators/body-mass-index");
  const weight = page.getByRole("textbox", { name: "Weight" });
  await weight.fill("7000");
  await expect(page.getByText("Weight must be a number from 1 to 500 kg").first()).toBeVisible();
  await expectAccessible();
  await weight.fill("154");
  await page.getByLabel("Unit of Weight").selectOption("lb");
  await page.getByRole("textbox", { name: "Height" }).fill("70");
  await page.getByLabel("Unit of Height").selectOption("in");
  const result = page.getByRole("region", { name: "Result" });
  await expect(result.getByText("22.1", { exact: true })).toBeVisible();
  await expect(result.getByText("Weight: 154 lb = 69.8532 kg")).toBeVisible();
  await expectAccessible();
});

test("an address that is typed over the page's own replaces what is filled in", async ({
  page,
  open,
}) => {
  await open("/calculators/body-mass-index#weight=70&height=170");
  const weight = page.getByRole("textbox", { name: "Weight" });
  await weight.fill("81");
  await page.evaluate(() => {
    location.hash = "#main";
  });
  await expect(weight).toHaveValue("81");
  await page.evaluate(() => {
    location.hash = "#weight=60&height=160";
  });
  await expect(weight).toHaveValue("60");
});

test("words of a choice keep within a phone's width @phone", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open("/calculators/egfr-mdrd");
  await expect(page.getByText(/^With it \(x 1.212/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("a calculator that is not there is a page that says so", async ({ page }) => {
  expect((await page.goto("/calculators/no-such"))?.status()).toBe(404);
});
