import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** The page measures itself some seconds after it came alive, and fetches that code only then. */
async function measuringLoaded(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("web-vitals")),
  );
}

test("a clinician calculates a child's dose and follows its sum @phone", async ({
  page,
  open,
  expectAccessible,
}) => {
  const sent: string[] = [];
  await open("/drugs/dosage-calculator");
  const form = page.getByRole("form", { name: "Dosage" });
  const calculate = form.getByRole("button", { name: "Calculate Dosage" });
  await expect(calculate).toBeEnabled();
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));

  await test.step("an empty form says what it needs", async () => {
    await calculate.click();
    await expect(form.getByText("Patient type is required")).toBeVisible();
    await expect(form.getByText("Weight is required")).toBeVisible();
    await expect(form.getByText("Medication is required")).toBeVisible();
    await expect(form.getByLabel("Patient type")).toBeFocused();
    await expectAccessible();
  });

  await test.step("pounds and months are shown converted", async () => {
    await form.getByLabel("Patient type").selectOption("Pediatric");
    await form.getByLabel("Weight in kg").fill("44 lb");
    await form.getByLabel("Age in years").fill("66 months");
    await expect(form.getByText("44 lb = 19.958 kg")).toBeVisible();
    await expect(form.getByText("66 months = 5.5 years")).toBeVisible();
  });

  await test.step("a medication is found by its brand", async () => {
    await form.getByRole("combobox", { name: "Medication" }).fill("tylen");
    await page
      .getByRole("option", { name: /^Acetaminophen/ })
      .first()
      .click();
    await form.getByLabel("Route").selectOption("IV");
    await calculate.click();
  });

  await test.step("the dose stands large, its sum beneath, its source at the foot", async () => {
    await expect(page.getByRole("heading", { name: "How it was worked out" })).toBeVisible();
    await expect(page.getByText("15 mg/kg x 19.9581 kg = 299.4 mg", { exact: true })).toBeVisible();
    await expect(page.getByText("every 6 hours", { exact: true })).toBeVisible();
    await expect(page.getByText(/^Source: /)).toBeVisible();
    await expectAccessible();
  });

  await test.step("an ordered dose is held against the rule", async () => {
    await page.getByRole("textbox", { name: "Ordered dose" }).fill("600");
    await page.getByRole("textbox", { name: "Every" }).fill("6");
    await expect(page.getByText(/600 mg a dose is above the rule's/)).toBeVisible();
  });

  await test.step("a changed input takes the dose away, and an unlikely one is asked back", async () => {
    await form.getByLabel("Weight in kg").fill("44");
    await expect(page.getByRole("heading", { name: "How it was worked out" })).toBeHidden();
    await calculate.click();
    await expect(page.getByText(/was the weight typed in pounds\?/)).toBeVisible();
    await page.getByRole("button", { name: "The values are right" }).click();
    await expect(page.getByRole("heading", { name: "How it was worked out" })).toBeVisible();
  });

  await test.step("the address keeps the inputs only when asked", async () => {
    expect(new URL(page.url()).hash).toBe("");
    await page.getByRole("button", { name: "Keep inputs in the address" }).click();
    await page.reload();
    await expect(form.getByLabel("Weight in kg")).toHaveValue("44");
    await expect(form.getByRole("combobox", { name: "Medication" })).toHaveValue("Acetaminophen");
  });

  expect(sent.filter((request) => /acetaminophen|19\.95/i.test(request))).toEqual([]);
});

test("general calculators answer, and what must not be given says so, without a network too", async ({
  page,
  open,
  context,
  expectAccessible,
}) => {
  await open("/drugs/dosage-calculator");
  const form = page.getByRole("form", { name: "Dosage" });
  await expect(form.getByRole("button", { name: "Calculate Dosage" })).toBeEnabled();
  await test.step("the general calculators answer as they are filled in", async () => {
    const general = page.getByRole("region", { name: "General calculators" });
    await general.getByLabel("Age in years").fill("60");
    await general.getByLabel("Weight in kg").fill("72");
    await general.getByLabel("Creatinine in mg/dL").fill("1");
    await general.getByLabel("Sex").selectOption("Male");
    await expect(general.getByText("80 mL/min", { exact: true })).toBeVisible();
    await general.getByLabel("Height in cm").fill("5 ft 11 in");
    await expect(general.getByText("75.3 kg", { exact: true })).toBeVisible();
  });

  await expect.poll(() => measuringLoaded(page)).toBe(true);
  await context.setOffline(true);
  await form.getByLabel("Patient type").selectOption("Pediatric");
  await form.getByLabel("Weight in kg").fill("20");
  await form.getByLabel("Age in years").fill("6");
  await form.getByRole("combobox", { name: "Medication" }).fill("codeine");
  await form.getByRole("button", { name: "Calculate Dosage" }).click();
  await expect(page.getByText(/^Do not give: Codeine/)).toBeVisible();
  await expect(page.getByText(/^Contraindicated: under 12 years/)).toBeVisible();
  await expectAccessible();

  await test.step("a liquid comes in the volume that a child can swallow, with the others named", async () => {
    await form.getByRole("combobox", { name: "Medication" }).fill("amoxicillin");
    await form.getByLabel("Indication").selectOption("Acute otitis media");
    await form.getByLabel("Age in years").fill("5");
    await form.getByRole("button", { name: "Calculate Dosage" }).click();
    await expect(
      page.getByText("10 to 11 mL of liquid 400 mg/5 mL", { exact: true }),
    ).toBeVisible();
    await expect(page.getByText(/from other preparations on record: 16 to 18 mL/)).toBeVisible();
  });

  await test.step("what is on record of dialysis is of adults: a child gets no dose there", async () => {
    await form.getByText("More about the patient").click();
    await form.getByLabel("Dialysis").selectOption("Hemodialysis");
    await form.getByRole("button", { name: "Calculate Dosage" }).click();
    await expect(page.getByText(/^No rule on record: Amoxicillin/)).toBeVisible();
    await expect(page.getByText(/^Not on record for hemodialysis: /)).toBeVisible();
  });
});

test("without an indication no figure stands large: the uses are chosen from @phone", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("/drugs/dosage-calculator");
  const form = page.getByRole("form", { name: "Dosage" });
  const calculate = form.getByRole("button", { name: "Calculate Dosage" });
  await expect(calculate).toBeEnabled();
  await form.getByLabel("Patient type").selectOption("Pediatric");
  await form.getByLabel("Weight in kg").fill("14");
  await form.getByLabel("Age in years").fill("3");
  await form.getByRole("combobox", { name: "Medication" }).fill("amoxicillin");
  await calculate.click();
  await expect(
    page.getByRole("heading", { name: "Choose the indication of Amoxicillin" }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "How it was worked out" })).toBeHidden();
  await expectAccessible();
  await page.getByRole("button", { name: "Choose Acute otitis media, oral" }).click();
  await expect(page.getByRole("heading", { name: "How it was worked out" })).toBeVisible();
  await expect(form.getByLabel("Indication")).toHaveValue("Acute otitis media");
  await expect(page.getByText("560 to 630 mg", { exact: true })).toBeVisible();

  await test.step("an eGFR is taken, and asked back where it and a creatinine do not agree", async () => {
    await form.getByLabel("Patient type").selectOption("Adult");
    await form.getByLabel("Weight in kg").fill("70");
    await form.getByLabel("Age in years").fill("60");
    await form.getByRole("combobox", { name: "Medication" }).fill("gabapentin");
    await form.getByLabel("Indication").selectOption("Postherpetic neuralgia");
    await form.getByText("More about the patient").click();
    await form.getByLabel("eGFR, if known").fill("25");
    await calculate.click();
    await expect(page.getByText(/^eGFR 25 .* is used as the nearest thing/)).toBeVisible();
    await form.getByLabel("Serum creatinine in mg/dL").fill("0.8");
    await calculate.click();
    await expect(page.getByText(/^Please check: An eGFR of 25 and a creatinine/)).toBeVisible();
  });
});

test("what is not on record for this patient stands above the dose, all of it folded below @phone", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("/drugs/dosage-calculator");
  const form = page.getByRole("form", { name: "Dosage" });
  const calculate = form.getByRole("button", { name: "Calculate Dosage" });
  await expect(calculate).toBeEnabled();
  await form.getByLabel("Patient type").selectOption({ value: "adult" });
  await form.getByLabel("Weight in kg").fill("70");
  await form.getByLabel("Age in years").fill("40");
  await form.getByRole("combobox", { name: "Medication" }).fill("tizanidine");
  await calculate.click();
  const missing = page.getByText(/^Not on record for this drug: /);
  await expect(page.getByRole("heading", { name: /^Dose of Tizanidine/ })).toBeVisible();
  await expect(missing).toBeHidden();

  await form.getByText("More about the patient").click();
  await form.getByLabel("Dialysis").selectOption({ value: "peritoneal" });
  await calculate.click();
  await expect(missing).toHaveText("Not on record for this drug: dialysis");
  const top = async (text: string | RegExp) =>
    (await page.getByText(text, { exact: true }).boundingBox())?.y ?? Number.NaN;
  expect(await top(/^Not on record for this drug: /)).toBeLessThan(await top("2 mg"));

  const folded = page.getByText("That says nothing about safety", { exact: false });
  await expect(folded).toBeHidden();
  await page.getByText(/^What is on record for this drug: \d of 7$/).click();
  await expect(folded).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible();
  await page.emulateMedia({ media: "print" });
  await expect(missing).toBeVisible();
});

test("a dose is drawn over kidney function and the day, an infusion as a table of rates", async ({
  page,
  open,
  expectAccessible,
}) => {
  const patient = "patientType=adult&weight=80&age=50&clearance=20";
  await open(`/drugs/dosage-calculator#${patient}&medication=lisinopril&indication=Hypertension`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Calculate Dosage" }).click();
  const kidneys = main.getByRole("region", { name: "By kidney function" });
  await expect(kidneys.getByRole("row", { name: /this patient/ })).toContainText("5 mg");
  await expect(main.getByRole("region", { name: "A day of it" })).toContainText("08:00");
  await expectAccessible();

  await main.getByRole("combobox", { name: "Medication" }).fill("dopamine");
  await main.getByLabel("Indication").selectOption("Bradycardia or shock");
  await main.getByRole("button", { name: "Calculate Dosage" }).click();
  // 10 mcg/kg/min x 80 kg x 60 min / 800 mcg/mL
  const row = main.getByRole("row", { name: /^10 / });
  await expect(row.getByRole("cell").nth(2)).toHaveText("60");
  await expect(kidneys).toBeHidden();
  await expectAccessible();

  await page.emulateMedia({ media: "print" });
  await expect(main.getByText(/^Printed \w+ \d+, \d{4} from http/)).toBeVisible();
  await expect(main.getByText("Reviewed by")).toBeVisible();
});
