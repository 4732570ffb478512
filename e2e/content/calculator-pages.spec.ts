import { expect, test, untilInteractive } from "../support/test.ts";
import { bringExtras } from "../support/extras.ts";

const CLEARANCE = "/calculators/creatinine-clearance";
const WOMAN = "age=60&sex=female&weight=154+lb&creatinine=88+umol%2FL";

test("a score is answered with keys alone", async ({ page, open }) => {
  await open("/calculators/qsofa");
  await page.getByRole("textbox", { name: "Respiratory rate" }).focus();
  await page.keyboard.type("24");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Systolic pressure" })).toBeFocused();
  await page.keyboard.type("12.5");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Unit of Systolic pressure")).toBeFocused();
  await page.keyboard.type("kPa");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  const result = page.getByRole("region", { name: "Result" });
  await expect(result.getByText("qSOFA = 3 points")).toBeVisible();
  await expect(result.getByText("Systolic pressure: 12.5 kPa = 93.7577 mm Hg")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Clear" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No result yet" })).toBeVisible();
});

test("figures are taken as people write them, in their own units @phone", async ({
  page,
  open,
}) => {
  await open("/calculators/body-mass-index");
  await page.getByRole("textbox", { name: "Weight" }).fill("154 lb");
  await page.getByRole("textbox", { name: "Height" }).fill("5'10\"");
  const result = page.getByRole("region", { name: "Result" });
  await expect(result.getByText("22.1", { exact: true })).toBeVisible();
  await expect(result.getByText("Height: 70 in = 177.8 cm")).toBeVisible();
  await expect(page.getByLabel("Unit of Height")).toHaveValue("in");
  await page.getByLabel("Unit of Weight").selectOption("kg");
  await expect(page.getByRole("textbox", { name: "Weight" })).toHaveValue("154");
  await page.getByRole("textbox", { name: "Weight" }).fill("700 lb");
  await expect(page.getByLabel("Unit of Weight")).toHaveValue("lb");
  await expect(result.getByText(/^Weight of 317\.515 kg is unusual/)).toBeVisible();
  await page.goto(`${CLEARANCE}#creatinine=88`);
  await expect(page.getByText(/As micromol\/L 88 would fit/).first()).toBeVisible();
});

test("a result goes into a chart by print and by copy", async ({ page, open, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(`${CLEARANCE}#${WOMAN}`);
  const result = page.getByRole("region", { name: "Result" });
  await expect(result.getByText("66.3", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Copy result and sum" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Creatinine clearance/);
  expect(copied).toContain("Weight: 154 lb = 69.8532 kg");
  expect(copied).toMatch(/By actual weight = .* = 66\.3 mL\/min/);
  expect(copied).toMatch(/Source: Cockcroft DW, Gault MH/);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("form", { name: "Inputs" })).toBeHidden();
  await expect(result.getByText("66.3", { exact: true })).toBeVisible();
  await expect(result.getByText(/^Printed \w+ \d+, \d{4} from http/)).toBeVisible();
  await expect(result.getByText("Patient")).toBeVisible();
  await expect(page.getByText("When not to use it")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Related tools" })).toBeHidden();
});

test("a search engine is told what the page is of", async ({ request }) => {
  const html = await (await request.get("/calculators/has-bled")).text();
  const texts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  const data = [...texts].map(([, text = ""]) => JSON.parse(text.replaceAll("&quot;", '"')));
  const page = data.find((one) => one["@type"] === "MedicalWebPage");
  expect(page).toMatchObject({
    "@context": "https://schema.org",
    name: "HAS-BLED",
    url: expect.stringMatching(/\/calculators\/has-bled$/),
    audience: { "@type": "MedicalAudience" },
    citation: [expect.stringMatching(/^Pisters R/)],
    about: expect.arrayContaining([
      { "@type": "MedicalRiskEstimator", name: "HAS-BLED" },
      { "@type": "MedicalCondition", name: "Atrial fibrillation" },
      {
        "@type": "Drug",
        name: "Warfarin",
        url: expect.stringMatching(/\/drugs\/ingredients\/warfarin$/),
      },
    ]),
  });
  expect(data.map((one) => one["@type"])).toContain("BreadcrumbList");
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow", cutsNetwork: true });

  test("any calculator opens and answers, also where nobody has been yet", async ({
    page,
    open,
  }) => {
    await page.clock.install();
    await open("/calculators");
    await bringExtras(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await page.context().setOffline(true);
    await page.goto("/calculators/maddrey");
    await expect(page.getByRole("heading", { level: 1, name: /Maddrey/ })).toBeVisible();
    for (const [name, figure] of [
      ["Prothrombin time", "20"],
      ["Control prothrombin time", "12"],
      ["Bilirubin", "10"],
    ] as const) {
      await page.getByRole("textbox", { name, exact: true }).fill(figure);
    }
    await expect(
      page.getByRole("region", { name: "Result" }).getByText("Severe (32 or more)"),
    ).toBeVisible();
  });
});

test.describe("ways between a calculator and what it is used with", () => {
  test("a monograph names its calculators, and they name it @phone", async ({ page, open }) => {
    await open("/drugs/ingredients/warfarin");
    const calculators = page.getByRole("navigation", { name: "Calculators" });
    await calculators.getByRole("link", { name: "HAS-BLED" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("HAS-BLED");
    await page.getByRole("link", { name: "Warfarin", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Warfarin");
  });

  test("a dose hands the patient on", async ({ page, open }) => {
    await open("/drugs/dosage-calculator");
    const form = page.getByRole("form", { name: "Dosage" });
    await expect(form.getByRole("button", { name: "Calculate Dosage" })).toBeEnabled();
    await form.getByLabel("Patient type").selectOption("Adult");
    await form.getByLabel("Weight in kg").fill("154 lb");
    await form.getByLabel("Age in years").fill("60");
    await form.getByRole("combobox", { name: "Medication" }).fill("oxycodone");
    await page.getByRole("option", { name: /^Oxycodone \(immediate/ }).click();
    await form.getByRole("button", { name: "Calculate Dosage" }).click();
    const links = page.getByRole("navigation", { name: "Calculators for this patient" });
    await expect(links.getByRole("link", { name: "Child-Pugh score" })).toBeVisible();
    await links.getByRole("link", { name: /morphine/i }).click();
    await expect(page.getByRole("textbox", { name: /^Oxycodone/ })).toHaveValue(/^\d+$/);
    await expect(
      page.getByRole("region", { name: "Result" }).getByText("MME a day ="),
    ).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === "/drugs/dosage-calculator");
  });

  test("a condition names its scores", async ({ page, open }) => {
    await open("/symptom-checker");
    const form = page.getByRole("form", { name: "Symptoms" });
    const analyze = form.getByRole("button", { name: "Analyze Symptoms" });
    await expect(analyze).toBeEnabled();
    await form.getByLabel("Patient age").fill("70");
    await form.getByLabel("Gender").selectOption("Male");
    await form.getByLabel("Symptom duration").fill("3 days");
    await form
      .getByLabel("Additional information")
      .fill("Fever, productive cough, pleuritic chest pain, dyspnea, crackles at the right base.");
    await analyze.click();
    const link = page.getByRole("link", { name: "CURB-65" }).first();
    await expect(link).toHaveAttribute("href", "/calculators/curb-65");
  });
});

test("what is given to the engine and to the API is the same", async ({ page, open, request }) => {
  await open(`${CLEARANCE}#${WOMAN}`);
  const answer = await request.post("/api/calculators/creatinine-clearance", {
    data: {
      inputs: {
        age: { value: 60 },
        sex: { value: "female" },
        weight: { value: 154, unit: "lb" },
        creatinine: { value: 88, unit: "umol/L" },
      },
    },
  });
  const { sum, source, notes } = await answer.json();
  await untilInteractive(page);
  const result = page.getByRole("region", { name: "Result" });
  for (const line of sum) await expect(result.getByText(line, { exact: true })).toBeVisible();
  await expect(
    page.getByRole("listitem").filter({ hasText: source.split(". Newer")[0] }),
  ).toBeVisible();
  expect(notes.join(" ")).toContain("Not for: Acute kidney injury");
});
