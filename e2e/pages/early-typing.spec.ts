import type { Page } from "@playwright/test";
import { expect, passGate, test } from "../support/test.ts";

/** Lets the page's scripts of that name come when what is returned is called. */
async function hold(page: Page, name: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(name, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("what is typed before the page answers is not lost", async ({ page, baseURL }) => {
  await passGate(page.context(), baseURL ?? "");
  const release = await hold(page, /\/assets\/index-/);
  await page.goto("/drugs/dosage-calculator#patientType=pediatric", { waitUntil: "commit" });
  const form = page.getByRole("form", { name: "Dosage" });
  const medication = form.getByRole("combobox", { name: "Medication" });
  await form.getByLabel("Weight in kg").fill("44 lb");
  await form.getByLabel("Age in years").fill("66 months");
  await medication.pressSequentially("ylenl");
  await medication.press("Backspace");
  await medication.press("Home");
  await medication.press("t");
  release();

  await expect(form.getByText("44 lb = 19.958 kg")).toBeVisible();
  await expect(form.getByText("66 months = 5.5 years")).toBeVisible();
  await expect(form.getByLabel("Patient type")).toHaveValue("pediatric");
  await expect(page.getByRole("option", { name: /^Acetaminophen/ }).first()).toBeVisible();
  await expect(medication).toHaveValue("tylen");
  await page.keyboard.type("T");
  await expect(medication).toHaveValue("tTylen");
});

test("letters do not wait for the page, and a form sent early waits for it", async ({
  page,
  baseURL,
}) => {
  await passGate(page.context(), baseURL ?? "");
  const release = await hold(page, /\/assets\/drugs\.search-/);
  await page.goto("/drugs/search", { waitUntil: "commit" });
  await page.waitForFunction(() => "$_TSR" in window && document.readyState !== "loading");
  const search = page.getByRole("main").getByRole("combobox", { name: "Search drugs" });
  await search.pressSequentially("metformin");
  await search.press("Enter");
  await expect(search).toHaveValue("metformin");
  release();

  await expect(page).toHaveURL(/\?q=metformin$/);
  await expect(search).toHaveValue("metformin");
});
