import { expect, test, untilInteractive } from "../support/test.ts";

const CONSENT_COOKIES = ["cookie_preferences", "privacy_consent", "privacy_session"];

test("a new visitor confirms before entering, once @phone", async ({ page, expectAccessible }) => {
  const sent = page.waitForRequest("**/api/privacy-consent");
  await page.goto("/");
  const gate = page.getByRole("dialog", { name: "For US healthcare professionals only" });
  await expect(gate).toBeVisible();
  await untilInteractive(page);

  await test.step("nothing but the gate can be reached, and no cookie is set yet", async () => {
    await expect(page.getByRole("button", { name: "I Accept - Enter" })).toBeFocused();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(gate).toBeVisible();
    for (let presses = 0; presses < 5; presses++) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      );
      expect(outside).toBe(false);
    }
    expect(await page.context().cookies()).toEqual([]);
    await expectAccessible();
  });

  await test.step("accepting opens the page and tells the server", async () => {
    await gate.getByRole("button", { name: "I Accept - Enter" }).click();
    await expect(gate).toBeHidden();
    expect((await sent).postDataJSON()).toMatchObject({
      consentGiven: true,
      privacyVersion: "v1.0",
      healthcareProfessional: true,
      cookiePreferences: JSON.stringify({
        necessary: true,
        analytics: true,
        functional: true,
        marketing: false,
      }),
    });
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(CONSENT_COOKIES);
    const days = (cookies[0]?.expires ?? 0) / 86_400 - Date.now() / 86_400_000;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThan(366);
  });

  await test.step("the next visit starts without it", async () => {
    await page.reload();
    await untilInteractive(page);
    await expect(gate).toBeHidden();
  });

  await test.step("a missing cookie brings it back", async () => {
    await page.context().clearCookies({ name: "privacy_consent" });
    await page.reload();
    await expect(gate).toBeVisible();
  });
});

test("a server that fails keeps nobody out", async ({ page }) => {
  await page.route("**/api/privacy-consent", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/");
  await untilInteractive(page);
  await page.getByRole("button", { name: "I Accept - Enter" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("whoever is no professional leaves for a government health site", async ({ page }) => {
  await page.route("https://medlineplus.gov/**", (route) => route.fulfill({ body: "MedlinePlus" }));
  await page.goto("/");
  await untilInteractive(page);
  await page.getByRole("button", { name: "I'm Not a Healthcare Professional" }).click();
  await page.waitForURL("https://medlineplus.gov/");
  expect(await page.context().cookies()).toEqual([]);
});

test("search engines read the page beneath", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain("Get in Touch");
});

test("what is accepted can be read before accepting it, and so can the accessibility statement", async ({
  page,
}) => {
  const gate = page.getByRole("dialog", { name: "For US healthcare professionals only" });
  for (const path of ["/privacy", "/terms", "/accessibility", "/accessibility/"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await untilInteractive(page);
    await expect(gate).toBeHidden();
  }
  for (const path of ["/about", "/accessibility/more"]) {
    await page.goto(path);
    await expect(gate).toBeVisible();
  }
});
