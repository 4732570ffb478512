import { serveGoogleScript, startGoogleSite, type GoogleSite } from "../support/google.ts";
import { PASSWORD } from "../support/person.ts";
import { expect, test, untilInteractive } from "../support/test.ts";
import { appCode } from "../support/totp.ts";

let site: GoogleSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startGoogleSite({ SECOND_FACTOR: "required" });
});
test.afterAll(() => site.stop());

test("where everybody needs a second factor, it is set up before anything else", async ({
  page,
  expectAccessible,
  expectToast,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: "privacy_consent", value: "true", url: site.url }]);
  await page.addInitScript(() => localStorage.setItem("healthcare_professional_verified", "true"));
  await serveGoogleScript(page, await site.credentialFor("gia@example.org", "Gia Example"));
  const token = () => page.evaluate(() => localStorage.getItem("auth_token"));
  const main = page.getByRole("main");
  const step = main.getByRole("region", { name: "Set up a second factor" });

  await test.step("after a registration", async () => {
    await page.goto(`${site.url}/signin`);
    await untilInteractive(page);
    await page.getByRole("button", { name: "Create an account" }).click();
    await main.getByLabel("First name").fill("Ria");
    await main.getByLabel("Last name").fill("Example");
    await main.getByLabel("Email").fill("ria@example.org");
    await main.getByLabel("Profession").selectOption("Physician");
    await main.getByLabel("NPI number").fill("1234567893");
    await main.getByLabel("Password").fill(PASSWORD);
    await main.getByLabel("Specialty").selectOption("Cardiology");
    await main.getByRole("button", { name: "Register" }).click();
    await expect(step.getByRole("heading", { name: "Set up a second factor" })).toBeFocused();
    expect(await token()).toBeNull();
    await expectAccessible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const key = (await step.locator("code").textContent()) ?? "";
    await step.getByLabel("Code that the app shows").fill("000000");
    await page.keyboard.press("Enter");
    await expect(step.getByRole("alert")).toHaveText(/not the code that the app shows/);
    await step.getByLabel("Code that the app shows").fill(appCode(key));
    await page.keyboard.press("Enter");
    await expect(step.getByRole("listitem")).toHaveCount(10);
    await expectAccessible();
    expect(await token()).toBeNull();
    await step.getByRole("button", { name: "I Have Kept Them" }).click();
    await expectToast(
      "Registration successful!",
      "Welcome, Ria! Your professional account has been created.",
    );
    await expect(page).toHaveURL(`${site.url}/`);
    expect(await token()).not.toBeNull();
  });

  await test.step("after Google's button", async () => {
    await page.evaluate(() => localStorage.removeItem("auth_token"));
    await page.goto(`${site.url}/signin`);
    await main.getByRole("button", { name: "Sign in with Google" }).click();
    await expect(step).toBeVisible();
    await step.getByRole("button", { name: "Back" }).click();
    await expect(main.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
    expect(await token()).toBeNull();
  });
});
