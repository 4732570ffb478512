import { expect, test, untilInteractive } from "../support/test.ts";

test("cookie preferences are changed and withdrawn from the footer", async ({
  page,
  expectAccessible,
  expectToast,
}) => {
  await page.goto("/");
  await untilInteractive(page);
  const told = page.waitForResponse("**/api/privacy-consent");
  await page.getByRole("button", { name: "I Accept - Enter" }).click();
  await told;
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie preferences" }).click();
  const form = page.getByRole("form", { name: "Cookie preferences" });
  await expect(form.getByLabel("Necessary")).toBeDisabled();
  for (const [name, on] of [
    ["Analytics", true],
    ["Functional", true],
    ["Marketing", false],
  ] as const) {
    await expect(form.getByLabel(name)).toBeChecked({ checked: on });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible();
  const cookie = async (name: string) =>
    (await page.context().cookies()).find((kept) => kept.name === name)?.value;
  const sessionId = await cookie("privacy_session");
  const kept = async () =>
    (await page.request.get(`/api/privacy-consent?sessionId=${sessionId}`)).json();

  await test.step("changed", async () => {
    await form.getByLabel("Analytics").uncheck();
    const answered = page.waitForResponse("**/api/privacy-consent");
    await form.getByRole("button", { name: "Save Preferences" }).click();
    await expectToast("Preferences saved", "Your cookie preferences are in effect.");
    await answered;
    const preferences = { necessary: true, analytics: false, functional: true, marketing: false };
    expect(JSON.parse(decodeURIComponent((await cookie("cookie_preferences")) ?? ""))).toEqual(
      preferences,
    );
    expect(JSON.parse((await kept()).cookiePreferences)).toEqual(preferences);
    await page.reload();
    await untilInteractive(page);
    await expect(form.getByLabel("Analytics")).not.toBeChecked();
  });

  await test.step("withdrawn: nothing is left, and the gate stands again", async () => {
    const answered = page.waitForResponse("**/api/privacy-consent**");
    await form.getByRole("button", { name: "Withdraw Consent" }).click();
    await answered;
    expect((await kept()).withdrawnAt).toEqual(expect.any(String));
    expect(await page.context().cookies()).toEqual([]);
    await page.goto("/news");
    await expect(
      page.getByRole("dialog", { name: "For US healthcare professionals only" }),
    ).toBeVisible();
  });
});

test("Global Privacy Control is honoured without a question, and shown", async ({
  page,
  request,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await page.goto("/");
  await untilInteractive(page);
  const sent = page.waitForRequest("**/api/privacy-consent");
  await page.getByRole("button", { name: "I Accept - Enter" }).click();
  expect(JSON.parse((await sent).postDataJSON().cookiePreferences)).toEqual({
    necessary: true,
    analytics: false,
    functional: true,
    marketing: false,
  });
  await page.goto("/privacy");
  await expect(page.getByText("Global Privacy Control is on")).toBeVisible();
  const form = page.getByRole("form", { name: "Cookie preferences" });
  await expect(form.getByLabel("Analytics")).toBeDisabled();
  await expect(form.getByLabel("Marketing")).toBeDisabled();

  const support = await request.get("/.well-known/gpc.json");
  expect(support.headers()["content-type"]).toContain("application/json");
  expect(await support.json()).toMatchObject({ gpc: true });
});
