import type { Locator, Page } from "@playwright/test";
import { expect, test, untilInteractive } from "../support/test.ts";

const ARTICLE = "/news/nephrology/new-equations-estimate-kidney-function-without-race";
const KEEPING = /\/api\/bookmarks$/;

/** Walks on with Tab until this has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator, most = 120): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${most} tabs did not reach ${target}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}

/** The first answer about the article is from before it was kept, and arrives after that. */
async function delayFirstState(page: Page): Promise<void> {
  const answered = Promise.withResolvers<void>();
  const kept = page.waitForResponse(
    (response) => response.status() === 201 && KEEPING.test(response.url()),
  );
  await page.route(KEEPING, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.route(/\/api\/bookmarks\?articleId=/, async (route) => {
    const response = await route.fetch();
    answered.resolve();
    await kept;
    // Nobody waits for it any more where the page has called it off.
    await route.fulfill({ response }).catch(() => undefined);
  });
}

test("gate, registration, bookmark, profile and deletion by keyboard alone @phone", async ({
  page,
  expectToast,
}, { project }) => {
  test.setTimeout(120_000);
  await page.goto(ARTICLE);
  await untilInteractive(page);

  await test.step("the gate", async () => {
    const gate = page.getByRole("dialog", { name: "For US healthcare professionals only" });
    await press(page, gate.getByRole("button", { name: "I Accept - Enter" }));
    await expect(gate).toBeHidden();
  });

  await test.step("bookmarking asks to sign in, registers, and then keeps the article", async () => {
    await delayFirstState(page);
    await press(page, page.getByRole("button", { name: "Bookmark", exact: true }));
    const modal = page.getByRole("dialog", { name: "Professional Healthcare Access" });
    await tabTo(page, modal.getByRole("tab", { name: "Sign In" }));
    await page.keyboard.press("ArrowRight");
    const panel = modal.getByRole("tabpanel", { name: "Register" });
    await type(page, panel.getByLabel("First name"), "Kim");
    await type(page, panel.getByLabel("Last name"), "Keys");
    await type(page, panel.getByLabel("Email"), `kim-${project.name}@example.org`);
    await type(page, panel.getByLabel("NPI number"), "1234567893");
    await type(page, panel.getByLabel("Password"), "a long password");
    await tabTo(page, panel.getByLabel("Specialty"));
    await page.keyboard.type("Neph");
    await press(page, panel.getByRole("button", { name: "Register" }));
    await expectToast(
      "Registration successful!",
      "Welcome, Kim! Your professional account has been created.",
    );
    await expect(page.getByRole("button", { name: "Bookmarked" })).toBeVisible();
  });

  await test.step("the bookmark is removed and brought back", async () => {
    await press(page, page.getByRole("link", { name: "Bookmarks" }).first());
    await expect(page.getByRole("heading", { level: 1, name: "Bookmarks" })).toBeVisible();
    await press(page, page.getByRole("button", { name: /^Remove New equations/ }));
    await press(page, page.getByRole("button", { name: "Undo" }));
    await expect(page.getByRole("button", { name: /^Remove New equations/ })).toBeVisible();
  });

  await test.step("the profile is changed", async () => {
    await press(page, page.getByRole("link", { name: "Profile of Kim Keys" }));
    const form = page.getByRole("form", { name: "Profile" });
    await type(page, form.getByLabel("First name"), "Kit");
    await press(page, form.getByRole("button", { name: "Save Profile" }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kit Keys");
  });

  await test.step("cookie preferences are changed", async () => {
    await press(
      page,
      page.getByRole("contentinfo").getByRole("link", { name: "Cookie preferences" }),
    );
    const form = page.getByRole("form", { name: "Cookie preferences" });
    await tabTo(page, form.getByLabel("Analytics"));
    await page.keyboard.press("Space");
    await press(page, form.getByRole("button", { name: "Save Preferences" }));
    await expectToast("Preferences saved", "Your cookie preferences are in effect.");
  });

  await test.step("the account is deleted", async () => {
    await press(page, page.getByRole("link", { name: "Profile of Kit Keys" }));
    const form = page.getByRole("form", { name: "Delete account" });
    await type(page, form.getByLabel("Type DELETE to confirm"), "DELETE");
    await type(page, form.getByLabel("Your password"), "a long password");
    await press(page, form.getByRole("button", { name: "Delete My Account" }));
    await expectToast("Account deleted", "Everything that was yours is gone.");
    await expect(page).toHaveURL("/");
  });
});
