import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** The next such call fails, and its answer says nothing. */
async function answerOnceWithoutWords(page: Page, calls: string): Promise<void> {
  await page.route(calls, (route) => route.fulfill({ status: 400, body: "" }), { times: 1 });
}

test("a professional registers, signs out and signs in again @phone", async ({
  page,
  open,
  expectAccessible,
  expectToast,
}, { project }) => {
  const email = `ana-${project.name}@example.org`;
  await open("/");
  const header = page.getByRole("banner");
  const modal = page.getByRole("dialog", { name: "Professional Healthcare Access" });

  await test.step("the empty registration names every field", async () => {
    await header.getByRole("button", { name: "Sign In" }).click();
    await modal.getByRole("tab", { name: "Register" }).click();
    await modal.getByRole("button", { name: "Register" }).click();
    for (const message of [
      "Profession is required",
      "First name is required",
      "Last name is required",
      "Please enter a valid email address",
      "NPI number is required",
      "Specialty is required",
      "Password must be at least 8 characters",
    ]) {
      await expect(modal.getByText(message)).toBeVisible();
    }
    await expectAccessible();
  });

  await test.step("closing forgets what was shown and returns to the first tab", async () => {
    await page.keyboard.press("Escape");
    await expect(modal).toBeHidden();
    await header.getByRole("button", { name: "Sign In" }).click();
    await expect(modal.getByRole("tab", { name: "Sign In" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await modal.getByRole("tab", { name: "Register" }).click();
    await expect(modal.getByText("First name is required")).toBeHidden();
  });

  await test.step("a registration signs in", async () => {
    await modal.getByLabel("Profession").selectOption("Physician");
    await modal.getByLabel("First name").fill("Ana");
    await modal.getByLabel("Last name").fill("Example");
    await modal.getByRole("tabpanel", { name: "Register" }).getByLabel("Email").fill(email);
    await modal.getByLabel("NPI number").fill("1234567893");
    await modal.getByLabel("Specialty").selectOption("Cardiology");
    const password = modal.getByRole("tabpanel", { name: "Register" }).getByLabel("Password");
    await password.fill("a long password");
    await answerOnceWithoutWords(page, "**/api/auth/register");
    await modal.getByRole("button", { name: "Register" }).click();
    await expectToast("Registration failed", "Please try again");
    await expect(modal.getByRole("alert")).toHaveText("Registration failed. Please try again.");
    // On a phone the toast lies over the button for as long as it stands.
    await password.press("Enter");
    await expectToast(
      "Registration successful!",
      "Welcome, Ana! Your professional account has been created.",
    );
    await expect(header.getByRole("link", { name: "Profile of Ana Example" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeTruthy();
  });

  await test.step("signing out takes the token away", async () => {
    await header.getByRole("button", { name: "Sign Out" }).click();
    await expectToast("Signed out", "You have been signed out successfully");
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  });

  await test.step("a wrong password is refused, the right one signs in", async () => {
    await header.getByRole("button", { name: "Sign In" }).click();
    await modal.getByLabel("Email").first().fill(email);
    const password = modal.getByLabel("Password").first();
    await expect(password).toHaveAttribute("type", "password");
    await expect(password).toHaveAttribute("autocomplete", "current-password");
    await password.fill("wrong password");
    await modal.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("Login failed", { exact: true })).toBeVisible();
    await expect(modal.getByText("Email or password is incorrect.")).toBeVisible();
    await answerOnceWithoutWords(page, "**/api/auth/login");
    await modal.getByRole("button", { name: "Sign In" }).click();
    await expectToast("Login failed", "Please check your credentials");
    await expect(modal.getByRole("alert")).toHaveText(
      "Login failed. Please check your credentials.",
    );
    await modal.getByLabel("Password").first().fill("a long password");
    await modal.getByRole("button", { name: "Sign In" }).click();
    await expectToast("Welcome back!", "Signed in as Ana Example");
  });

  await test.step("the session outlives a reload; a token that is not valid does not", async () => {
    await page.reload();
    await expect(header.getByRole("button", { name: "Sign Out" })).toBeVisible();
    // A page that is left before the answer about its token has come does not take the token away.
    await page.route("**/api/auth/verify", () => undefined, { times: 1 });
    const asked = page.waitForRequest("**/api/auth/verify");
    await page.reload();
    await asked;
    await page.reload();
    await expect(header.getByRole("button", { name: "Sign Out" })).toBeVisible();
    await page.evaluate(() => localStorage.setItem("auth_token", "nobodys"));
    await page.reload();
    await expect(header.getByRole("button", { name: "Sign In" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  });
});

test("an answer that does not say that it is a success signs nobody in", async ({ page, open }) => {
  await open("/");
  await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
  const modal = page.getByRole("dialog", { name: "Professional Healthcare Access" });
  await modal.getByLabel("Email").first().fill("ana@example.org");
  await modal.getByLabel("Password").first().fill("a long password");
  const user = { id: "1", email: "ana@example.org", firstName: "Ana", isVerified: false };
  const message = "This account is closed.";
  const check = "Login failed. Please check your credentials.";
  for (const [json, said] of [
    [{ success: false, message }, message],
    [{ success: false, message, token: "a token", user }, message],
    [{ success: "true", message, token: "a token", user }, message],
    [{ token: "a token", user }, check],
    [{ success: true, user }, check],
    [{ success: true, token: "a token" }, check],
  ] as const) {
    await page.route("**/api/auth/login", (route) => route.fulfill({ json }), { times: 1 });
    await modal.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(modal.getByRole("alert")).toHaveText(said);
    const toast = page.getByRole("region", { name: /^Notifications/ });
    await expect(toast.getByText("Login failed", { exact: true })).toBeVisible();
    await expect(toast).toContainText(said === check ? "Please check your credentials" : said);
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  }
});

test("who wants an account is shown the registration, and the next time Sign In comes first again", async ({
  page,
  open,
}) => {
  await open("/");
  const modal = page.getByRole("dialog", { name: "Professional Healthcare Access" });
  const chosen = modal.getByRole("tab", { selected: true });
  await page.getByRole("button", { name: "Create an Account" }).click();
  await expect(chosen).toHaveText("Register");
  await expect(modal.getByLabel("First name")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
  await expect(chosen).toHaveText("Sign In");
});

test("a password can be looked at while it is typed, and stays what it was", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("/signin");
  const main = page.getByRole("main");
  const field = main.getByLabel("Password");
  await field.fill("a long password");
  await expect(field).toHaveAttribute("type", "password");
  await main.getByRole("button", { name: "Show what is typed" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await expect(field).toHaveValue("a long password");
  await expectAccessible();
  await main.getByRole("button", { name: "Hide what is typed" }).click();
  await expect(field).toHaveAttribute("type", "password");
});
