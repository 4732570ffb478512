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
    await tabTo(page, panel.getByLabel("Profession"));
    await page.keyboard.type("Phys");
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

/** What is pressed, where, and the region that has the answer. */
const ANSWERS: readonly {
  readonly path: string;
  readonly fill?: readonly (readonly [label: string, text: string])[];
  readonly button: string;
  readonly region: string;
}[] = [
  {
    path: "/drug-interactions#d=warfarin&d=aspirin",
    button: "Check Interactions",
    region: "Interactions",
  },
  {
    path: "/drugs/pill-identifier#imprint=893",
    button: "Identify Pill",
    region: "Possible matches",
  },
  {
    path: "/drugs/dosage-calculator#patientType=adult&weight=70&medication=warfarin",
    button: "Calculate Dosage",
    region: "Dosage",
  },
  {
    path: "/symptom-checker#gender=male",
    fill: [
      ["Patient age", "58"],
      ["Additional information", "Crushing chest pain for an hour."],
    ],
    button: "Analyze Symptoms",
    region: "Analysis",
  },
  { path: "/search", fill: [["Drugs, providers", "warfarin"]], button: "Search", region: "Found" },
  {
    path: "/drugs",
    fill: [["Search drugs", "metformin"]],
    button: "Search",
    region: "Drugs found",
  },
  { path: "/news", fill: [["Search", "heart"]], button: "Search", region: "Articles found" },
  {
    path: "/npi",
    fill: [["NPI number", "1234567893"]],
    button: "Search",
    region: "Providers found",
  },
];

for (const { path, fill = [], button, region } of ANSWERS) {
  test(`on ${path} the answer takes the focus from its button`, async ({ page, open }) => {
    await open(path);
    const main = page.getByRole("main");
    for (const [label, text] of fill) await main.getByLabel(label).first().fill(text);
    await main.getByRole("button", { name: button, exact: true }).first().click();
    await expect(main.getByRole("region", { name: region, exact: true })).toBeFocused();
  });
}
