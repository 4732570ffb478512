import { readFileSync } from "node:fs";
import { expect, test } from "../support/test.ts";

/** Of the sample providers; numbers that begin with 2 are never issued. */
const SAMPLE = "2000000010";

test("a visitor looks a provider up by number @phone", async ({ page, open, expectAccessible }) => {
  await open("/npi");
  const quick = page.getByRole("form", { name: "Quick search" });
  const number = quick.getByLabel("NPI number");
  const search = quick.getByRole("button", { name: "Search" });
  await expect(quick.getByText("NPI numbers must be exactly 10 digits long")).toBeVisible();
  await expect(search).toBeDisabled();
  await expectAccessible();

  await test.step("only digits are kept, ten at most, and nine are too few", async () => {
    await number.fill("20-000 00");
    await expect(number).toHaveValue("2000000");
    await expect(search).toBeDisabled();
    await number.fill("2000-000 010 99");
    await expect(number).toHaveValue(SAMPLE);
    await expect(search).toBeEnabled();
  });

  await test.step("the result is a card, and its address can be shared", async () => {
    await search.click();
    await expect(page).toHaveURL(`/npi?npi=${SAMPLE}`);
    const card = page.getByRole("article", { name: "Amara Whitfield, MD" });
    await expect(card.getByText("Active")).toBeVisible();
    await expect(card.getByText("(202) 555-0101")).toBeVisible();
    await expect(card.getByText("Cardiology", { exact: true })).toBeVisible();
    await expect(page.getByText("Sample data")).toBeVisible();
    await expectAccessible();
  });

  await test.step("a page that was kept for a while comes alive as it is", async () => {
    await page.clock.setFixedTime(Date.now() + 120_000);
    await open(`/npi?npi=${SAMPLE}`);
    await expect(page.getByRole("article", { name: "Amara Whitfield, MD" })).toBeVisible();
  });

  await test.step("the card can be saved for an address book", async () => {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "vCard" }).click();
    const text = readFileSync(await (await saved).path(), "utf8");
    expect(text).toContain("FN:Amara Whitfield\\, MD\r\n");
    expect(text).toContain(`NOTE:NPI ${SAMPLE}\r\n`);
  });
});

test("a wrong check digit is said and asked of nobody", async ({ page, open }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/npi")) asked.push(request.url());
  });
  await open("/npi?npi=2000000011");
  await expect(
    page.getByText(
      "Failed to fetch provider information. Please check your search criteria and try again",
    ),
  ).toBeVisible();
  await expect(page.getByRole("alert").getByText("the last digit should be 0")).toBeVisible();
  expect(asked).toEqual([]);
});

test("a visitor searches by name, place and specialty", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("/npi");
  const form = page.getByRole("form", { name: "Advanced search" });
  await expect(form).toBeHidden();
  await page.getByRole("button", { name: "Advanced search" }).click();
  await expect(form.getByLabel("State").locator("option")).toHaveCount(51);
  await expect(form.getByLabel("Specialty").locator("option")).toHaveCount(11);
  await expect(form.getByLabel("ZIP code")).toHaveAttribute("maxlength", "10");
  await form.getByRole("button").click();
  await expect(form.getByText("Fill in at least one field.")).toBeVisible();
  await expectAccessible();

  await form.getByLabel("State").selectOption("IL");
  await form.getByLabel("Specialty").selectOption("Cardiology");
  const answered = Promise.withResolvers<void>();
  await page.route("**/api/npi?*", async (route) => {
    await answered.promise;
    await route.continue();
  });
  await form.getByRole("button").click();
  await expect(page.getByText("Searching the registry")).toBeAttached();
  await expect(page.getByRole("region", { name: "Providers found" })).toBeFocused();
  answered.resolve();
  await expect(page).toHaveURL("/npi?state=IL&specialty=Cardiology");
  await expect(page.getByRole("heading", { name: "3 providers" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(3);

  await test.step("a misspelt name is taken for the one meant, and that is said", async () => {
    await open("/npi?lastName=Whitfeild");
    await expect(
      page.getByText(/Nothing matches .Whitfeild. as typed. Showing Whitfield/),
    ).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(2);
  });

  await test.step("the beginning of a name finds whoever is called so", async () => {
    await open("/npi?lastName=Whitf&firstName=Ama");
    await expect(page.getByText(/Nothing matches .Whitf. as typed/)).toBeVisible();
    await expect(page.getByRole("article", { name: "Amara Whitfield, MD" })).toBeVisible();
    await open("/npi?lastName=Whit*");
    await expect(page.getByRole("article", { name: "Amara Whitfield, MD" })).toBeVisible();
    await expect(page.getByText(/as typed/)).toHaveCount(0);
    await expectAccessible();
  });

  await test.step("who is found by a former name is shown with it", async () => {
    await open("/npi?lastName=Raman");
    await expect(page.getByText("Also known as Priya Raman (former name)")).toBeVisible();
  });

  await test.step("nobody is found", async () => {
    await open("/npi?lastName=Zzyzxwq");
    await expect(page.getByText("No providers found matching your search criteria.")).toBeVisible();
    await expectAccessible();
  });

  await test.step("what the server refuses is explained", async () => {
    await open("/npi?zip=abc");
    await expect(page.getByRole("alert")).toContainText("ZIP code of 5 or 9 digits");
    await expectAccessible();
  });
});

test("many numbers are checked at once", async ({ page, open, expectAccessible }) => {
  await open("/npi");
  await page.getByText("Check many NPIs at once").click();
  await page
    .getByLabel("NPI numbers")
    .fill(`name,npi,zip\nA,${SAMPLE},60611\nB,2000000218,\nC,1234567890,\nD,1234567893,`);
  const check = page.getByRole("button", { name: "Check 4 NPIs" });
  await test.step("a check can be canceled", async () => {
    await page.route("**/api/npi/bulk", () => undefined, { times: 1 });
    await check.click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Canceled after 0 numbers.")).toBeVisible();
    await expect(check).toBeFocused();
  });
  await check.click();
  const table = page.getByRole("table", { name: "Checked NPI numbers" });
  await expect(table.getByRole("row")).toHaveCount(5);
  await expect(table.getByRole("row", { name: /Amara Whitfield/ })).toContainText("Active");
  await expect(table.getByRole("row", { name: /1234567890/ })).toContainText("Wrong check digit");
  await expect(table.getByRole("row", { name: /1234567893/ })).toContainText("Unknown");
  await expect(page.getByText("Sample data")).toBeVisible();
  // Scrolled down, the header lies over a part of what axe measures.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const text = readFileSync(await (await saved).path(), "utf8");
  expect(text.split("\r\n")).toHaveLength(6);
  expect(text).toContain(`${SAMPLE},Active,"Amara Whitfield, MD",Cardiology`);
});
