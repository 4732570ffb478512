import { PASSWORD, register, registerAna } from "../support/person.ts";
import { expect, test } from "../support/test.ts";

test("the sign-in page registers, signs in and sends on", async ({
  page,
  open,
  expectAccessible,
  expectToast,
}) => {
  await open("/signin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign In to Wardbook");
  await expect(
    page.getByText("Access verified medical information and professional tools"),
  ).toBeVisible();
  await expectAccessible();

  const main = page.getByRole("main");
  await main.getByLabel("Email").fill("nobody@example.org");
  await main.getByLabel("Password").fill("some password");
  await main.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(main.getByRole("alert")).toHaveText("Email or password is incorrect.");

  await main.getByRole("button", { name: "Create an account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join Wardbook");
  await main.getByLabel("Profession").selectOption("Registered nurse");
  await main.getByLabel("First name").fill("Bo");
  await main.getByLabel("Last name").fill("Example");
  await main.getByLabel("Email").fill("bo@example.org");
  await expect(main.getByLabel("NPI number")).not.toHaveAttribute("required");
  await main.getByLabel("Password").fill("a long password");
  // What is said to whoever was signed in already is not said in between.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector("h1")?.textContent === "Welcome Back!") {
        document.documentElement.dataset["saidWelcomeBack"] = "";
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await main.getByRole("button", { name: "Register" }).click();
  await expectToast(
    "Registration successful!",
    "Welcome, Bo! Your professional account has been created.",
  );
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("for US healthcare");
  await expect(page.locator("html")).not.toHaveAttribute("data-said-welcome-back");

  await open("/signin");
  await expect(page.getByRole("heading", { name: "Welcome Back!" })).toBeVisible();
  await expect(page.getByText("You are already signed in as Bo Example")).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("signing in from the header of the sign-in page leads home too", async ({ page, open }) => {
  await register(page, "hal@example.org");
  await open("/signin");
  await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
  const modal = page.getByRole("dialog", { name: "Professional Healthcare Access" });
  await modal.getByLabel("Email").first().fill("hal@example.org");
  await modal.getByLabel("Password").first().fill(PASSWORD);
  await modal.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/");
});

test("who is signed out is asked to sign in, and is then where they wanted to be", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("/bookmarks");
  await expect(page.getByRole("dialog", { name: "Professional Healthcare Access" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Please sign in", { exact: true })).toBeVisible();
  await expectAccessible();

  await register(page, "dee@example.org");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  const modal = page.getByRole("dialog", { name: "Professional Healthcare Access" });
  await modal.getByLabel("Email").first().fill("dee@example.org");
  await modal.getByLabel("Password").first().fill(PASSWORD);
  await modal.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("No bookmarks yet")).toBeVisible();
  await expect(page).toHaveURL("/bookmarks");
});

test("a profile is changed, taken away and deleted", async ({
  page,
  open,
  expectAccessible,
  expectToast,
}) => {
  await registerAna(page, "cy@example.org");
  await open("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana Example");
  await expect(page.getByText("NPI not matched")).toBeVisible();
  await expect(page.getByText("This browser")).toBeVisible();
  await expectAccessible();
  await page.setViewportSize({ width: 390, height: 844 });

  const form = page.getByRole("form", { name: "Profile" });
  await form.getByLabel("First name").fill("");
  await form.getByRole("button", { name: "Save Profile" }).click();
  await expect(form.getByText("First name is required")).toBeVisible();
  await form.getByLabel("First name").fill("Cyd");
  // As it is answered where the registry has this person; the one of these tests has nobody.
  const npi = { state: "matched", checkedAt: "2026-11-20T09:00:00.000Z" };
  const npiClaim = { npi: "1234567893", state: "matched", checkedOn: "2026-11-20" };
  await page.route(
    "**/api/profile",
    async (route) => {
      const response = await route.fetch();
      const profile = await response.json();
      const user = { ...profile.user, npiClaim };
      await route.fulfill({ response, json: { ...profile, user, npi } });
    },
    { times: 1 },
  );
  await form.getByRole("button", { name: "Save Profile" }).click();
  await expectToast("Profile saved", "Your profile is up to date.");
  const name = page.getByRole("heading", { level: 1 });
  await expect(name).toHaveText("Cyd Example");
  await expect(name.locator("..")).toContainText("Claims NPI 1234567893");
  await expect(page.getByText("does not prove who you are")).toContainText("Nov 20, 2026");

  await page.getByRole("button", { name: "Sign Out Everywhere" }).click();
  const proof = page.getByRole("dialog", { name: "Confirm that it is you" });
  await proof.getByLabel("Your password").fill("not my password");
  await proof.getByRole("button", { name: "Sign Out" }).click();
  await expect(proof.getByRole("alert")).toHaveText(/This is not your password/);
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(proof).toBeHidden();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download JSON" }).click();
  expect((await download).suggestedFilename()).toBe("my-data.json");

  const remove = page.getByRole("form", { name: "Delete account" });
  await expect(remove.getByRole("button", { name: "Delete My Account" })).toBeDisabled();
  await remove.getByLabel("Type DELETE to confirm").fill("DELETE");
  await remove.getByLabel("Your password").fill("not my password");
  await remove.getByRole("button", { name: "Delete My Account" }).click();
  await expect(remove.getByRole("alert")).toHaveText(/This is not your password/);
  await remove.getByLabel("Your password").fill(PASSWORD);
  await remove.getByRole("button", { name: "Delete My Account" }).click();
  await expectToast("Account deleted", "Everything that was yours is gone.");
  await expect(page).toHaveURL("/");
});

test("the old address of the privacy notice leads to it", async ({ request }) => {
  const answer = await request.get("/privacy-policy", { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()["location"]).toBe("/privacy");
});

test("what everybody may read is there and accessible", async ({
  page,
  open,
  expectAccessible,
}) => {
  for (const [path, heading] of [
    ["/privacy", "Privacy Practices"],
    ["/terms", "Terms of Service"],
    ["/about", "About Wardbook"],
  ] as const) {
    await open(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expectAccessible();
  }
});
