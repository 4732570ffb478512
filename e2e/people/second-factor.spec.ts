import type { Page } from "@playwright/test";
import { PASSWORD, registerAna } from "../support/person.ts";
import { expect, test, untilInteractive } from "../support/test.ts";
import { appCode } from "../support/totp.ts";

async function signInAgain(page: Page, email: string) {
  await page.evaluate(() => localStorage.removeItem("auth_token"));
  await page.goto("/signin");
  await untilInteractive(page);
  const main = page.getByRole("main");
  await main.getByLabel("Email").fill(email);
  await main.getByLabel("Password").fill(PASSWORD);
  await main.getByRole("button", { name: "Sign In", exact: true }).click();
  return main.getByRole("form", { name: "Second step" });
}

test("an authenticator app is set up, asked for, and turned off", async ({
  page,
  open,
  expectAccessible,
  expectToast,
}) => {
  const email = "otto@example.org";
  await registerAna(page, email);
  await open("/profile");
  let key = "";
  let recovery = "";

  await test.step("password, QR code, first code, recovery codes", async () => {
    await page.getByRole("button", { name: "Set up authenticator app" }).click();
    const dialog = page.getByRole("dialog", { name: "Set up an authenticator app" });
    await dialog.getByLabel("Your password").fill("not my password");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(/This is not your password/);
    await dialog.getByLabel("Your password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(
      dialog.getByRole("img", { name: "QR code for the authenticator app" }),
    ).toBeVisible();
    await expectAccessible();
    key = (await dialog.locator("code").textContent()) ?? "";
    await dialog.getByLabel("Code that the app shows").fill(appCode(key));
    await dialog.getByRole("button", { name: "Turn On" }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(10);
    recovery = (await dialog.getByRole("listitem").first().textContent()) ?? "";
    await expectAccessible();
    await dialog.getByRole("button", { name: "I Have Kept Them" }).click();
    await expect(page.getByText("10 codes are left")).toBeVisible();
    await expectAccessible();
  });

  await test.step("signing in asks for a code, and takes each once, on a phone too", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const step = await signInAgain(page, email);
    await expect(step.getByLabel("Code of your authenticator app")).toBeFocused();
    await expectAccessible();
    await page.keyboard.type("000000");
    await page.keyboard.press("Enter");
    await expect(step.getByRole("alert")).toHaveText(
      "This code is not right, or it was used before.",
    );
    await step.getByLabel("Code of your authenticator app").fill(appCode(key, 1));
    await page.keyboard.press("Enter");
    await expectToast("Welcome back!", "Signed in as Ana Example");
    await expect(page).toHaveURL("/");
  });

  await test.step("a recovery code stands in", async () => {
    const step = await signInAgain(page, email);
    await step.getByRole("button", { name: "Use a recovery code" }).click();
    await step.getByLabel("Recovery code").fill(recovery);
    await step.getByRole("button", { name: "Continue" }).click();
    await expectToast("Welcome back!", "Signed in as Ana Example");
  });

  await test.step("it is turned off with the password", async () => {
    await open("/profile");
    await expect(page.getByText("9 codes are left")).toBeVisible();
    await page.getByRole("button", { name: "Turn off authenticator app" }).click();
    const dialog = page.getByRole("dialog", { name: "Turn off the authenticator app" });
    await dialog.getByLabel("Your password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Turn Off" }).click();
    await expectToast("Authenticator off", "Its codes are not asked for.");
    await expect(page.getByText("codes are left")).toHaveCount(0);
  });
});

test("a passkey is added, asked for in the modal, and removed", async ({
  page,
  browserName,
  baseURL,
  expectAccessible,
  expectToast,
}) => {
  test.skip(browserName !== "chromium", "needs Chromium's virtual authenticator");
  // Passkeys belong to a name, never to an IP address.
  const site = (baseURL ?? "").replace("127.0.0.1", "localhost");
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.context().addCookies([{ name: "privacy_consent", value: "true", url: site }]);
  await page.addInitScript(() => localStorage.setItem("healthcare_professional_verified", "true"));
  const email = "paz@example.org";
  await registerAna(page, email);

  await page.goto(`${site}/profile`);
  await page.getByRole("button", { name: "Add a Passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await dialog.getByLabel("Name").fill("My laptop");
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  await dialog.getByRole("button", { name: "I Have Kept Them" }).click();
  await expect(page.getByText("My laptop")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Add a Passkey" }).click();
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "This device has a passkey for this account already.",
  );

  await page.evaluate(() => localStorage.removeItem("auth_token"));
  await page.goto(`${site}/tools`);
  await untilInteractive(page);
  await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
  const modal = page.getByRole("dialog", { name: "Professional Healthcare Access" });
  await modal.getByLabel("Email").first().fill(email);
  await modal.getByLabel("Password").first().fill(PASSWORD);
  await modal.getByRole("button", { name: "Sign In", exact: true }).click();
  await modal.getByRole("button", { name: "Continue with Passkey" }).click();
  await expectToast("Welcome back!", "Signed in as Ana Example");
  await expect(modal).toBeHidden();

  await page.goto(`${site}/profile`);
  await expect(page.getByText(/last used/).first()).toBeVisible();
  await page.getByRole("button", { name: "Remove passkey My laptop" }).click();
  const removal = page.getByRole("dialog", { name: "Remove the passkey" });
  await removal.getByLabel("Your password").fill(PASSWORD);
  await removal.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("My laptop")).toHaveCount(0);
  await expect(removal).toHaveCount(0);
  await expect(page.getByRole("main").locator("button:focus")).toHaveCount(1);
});
