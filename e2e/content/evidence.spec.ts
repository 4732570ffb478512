import { expect, test } from "../support/test.ts";

const CLINICAL = [
  "/drugs/ingredients/metformin",
  "/drug-interactions",
  "/drugs/dosage-calculator",
  "/drugs/pill-identifier",
  "/symptom-checker",
  "/calculators",
  "/calculators/qtc",
];

test("every clinical page leads to the evidence at its foot", async ({ page, open, request }) => {
  const drug = (await (await request.get("/api/drugs?search=metformin")).json()).drugs[0];
  for (const path of [drug.href, ...CLINICAL]) {
    await open(path);
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Evidence" });
    await expect(link, path).toHaveAttribute("href", "/evidence");
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Evidence" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Evidence", level: 1 })).toBeVisible();
});

test("the evidence says what statements rest on, what was measured and what is missing @phone", async ({
  page,
  open,
  request,
  expectAccessible,
}) => {
  const { scorecard } = await (await request.get("/api/evidence")).json();
  await open("/evidence");
  const part = (name: string) => page.getByRole("region", { name });
  const statements = part("Statements and what they rest on");
  await expect(statements.getByText(/None is contradicted\./)).toBeVisible();
  const dosing = scorecard.statements.byFeature.find(
    ({ feature }: { feature: string }) => feature === "dosing",
  );
  await expect(statements.getByRole("row", { name: /^Dosage calculator/ })).toContainText(
    dosing.counts["supported twice"].toLocaleString("en-US"),
  );
  await expect(part("What the engines were measured to do").getByText("Yes").first()).toBeVisible();
  await expect(part("What is not covered").getByRole("row", { name: /^Dialysis/ })).toBeVisible();
  await expect(part("Age of the sources").getByText(/^Starter content/)).toBeVisible();
  await statements.getByText(/^By kind of statement/).click();
  await expect(statements.getByRole("row", { name: /^Boxed warnings/ })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible();
  await page.getByRole("link", { name: "Not covered" }).press("Enter");
  await expect(part("What is not covered").getByRole("heading")).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
});

test("the evidence is found by name", async ({ page, open }) => {
  await open("/about");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search everything" });
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("evidence");
  await dialog.getByRole("option").filter({ hasText: "What statements rest on" }).click();
  await expect(page).toHaveURL(/\/evidence$/);
});
