import { serveGoogleScript, startGoogleSite, type GoogleSite } from "../support/google.ts";
import { expect, test, untilInteractive } from "../support/test.ts";

test.describe.configure({ mode: "serial" });

let site: GoogleSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startGoogleSite();
});
test.afterAll(() => site.stop());

test.beforeEach(async ({ page }) => {
  await page.context().addCookies([{ name: "privacy_consent", value: "true", url: site.url }]);
  await page.addInitScript(() => localStorage.setItem("healthcare_professional_verified", "true"));
});

test("the sign-in page signs in with Google's button", async ({
  page,
  expectAccessible,
  expectToast,
}) => {
  await serveGoogleScript(page, await site.credentialFor("gia@example.org", "Gia Example"));
  await page.goto(`${site.url}/signin`);
  const button = page.getByRole("main").getByRole("button", { name: "Sign in with Google" });
  await expect(button).toHaveAttribute("data-width", "280");
  expect(await page.evaluate(() => Reflect.get(window, "googleSettings").auto_select)).toBe(false);
  await expectAccessible();
  await page.getByRole("button", { name: "Create an account" }).click();
  await expect(page.getByRole("button", { name: "Sign up with Google" })).toBeVisible();
  await page.getByRole("button", { name: "Sign in instead" }).click();
  await button.click();
  await expectToast("Welcome!", "Signed in as Gia");
  await expect(page).toHaveURL(`${site.url}/`);
  await page.goto(`${site.url}/profile`);
  await expect(page.getByText("You sign in with Google and have no password here.")).toBeVisible();
});

test("the modal signs in with Google's button, and loads its script only then, on a phone", async ({
  page,
  expectToast,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).origin));
  await serveGoogleScript(page, await site.credentialFor("leo@example.org", "Leo Example"));
  await page.goto(`${site.url}/tools`);
  await untilInteractive(page);
  await page
    .getByRole("banner")
    .getByRole("button", { name: "Sign In with Google", exact: true })
    .click();
  const modal = page.getByRole("dialog", { name: "Professional Healthcare Access" });
  const button = modal.getByRole("button", { name: "Sign in with Google" });
  await expect(button).toBeVisible();
  expect(asked.filter((origin) => origin !== site.url)).toEqual(["https://accounts.google.com"]);
  await page.route("**/api/auth/google", (route) => route.fulfill({ status: 400, body: "" }), {
    times: 1,
  });
  await button.click();
  await expectToast("Sign in failed", "Please try again");
  await expect(modal.getByRole("alert")).toHaveText(
    "Google authentication failed. Please try again.",
  );
  await button.click();
  await expectToast("Welcome!", "Signed in as Leo");
  await expect(modal).toBeHidden();
});

test("a refused credential, and a script that cannot be loaded, are said", async ({ page }) => {
  await serveGoogleScript(page, "not.a.credential");
  await page.goto(`${site.url}/signin`);
  const button = page.getByRole("main").getByRole("button", { name: "Sign in with Google" });
  await button.click();
  await expect(page.getByText("Sign in failed", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Authentication failed");
  await page.route(
    "**/api/auth/google",
    async (route) => {
      await expect(page.getByRole("main").getByText("Signing you in...")).toBeVisible();
      await expect(page.locator("main [inert] button")).toHaveText("Sign in with Google");
      await route.fulfill({ status: 400, body: "" });
    },
    { times: 1 },
  );
  await button.click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Authentication failed. Please try again.",
  );
  await expect(page.getByText("Signing you in...")).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();

  await page.route("https://accounts.google.com/gsi/client", (route) => route.abort());
  await page.reload();
  await expect(
    page.getByText("Failed to load sign-in options. Please check your internet connection."),
  ).toBeVisible();

  await page.route("https://accounts.google.com/gsi/client", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.reload();
  await expect(
    page.getByText("Failed to load Google sign-in. Please refresh the page."),
  ).toBeVisible();
});

test("without a client id there is no button, no such call, and no leave to load the script", async ({
  page,
  request,
  open,
}) => {
  const answer = await request.post("/api/auth/google", { data: { credential: "x" } });
  expect(answer.status()).toBe(404);
  const html = await request.get("/signin");
  expect(html.headers()["content-security-policy"]).not.toContain("google");
  await open("/signin");
  await expect(page.getByRole("button", { name: "Sign In", exact: true }).first()).toBeVisible();
  await expect(page.getByText("Google")).toHaveCount(0);
});
