import { expect, test as base, type BrowserContext, type Page } from "@playwright/test";
import { violationsOn } from "./barriers.ts";

type Support = {
  /** For tests that cut the network: what a page logs of calls that did not get through is then no complaint. */
  cutsNetwork: boolean;
  /** Opens a page past the access gate and waits until it answers to clicks. */
  open: (path: string) => Promise<void>;
  /** Holds the page as it stands to WCAG 2.2 AA, as far as axe can see. */
  expectAccessible: () => Promise<void>;
  /** Waits for the one toast with these words. (They stand a second time where screen readers hear them.) */
  expectToast: (title: string, description: string) => Promise<void>;
};

/** A test that also fails on whatever the console or the content security policy complains of. */
export const test = base.extend<Support>({
  cutsNetwork: [false, { option: true }],
  page: async ({ page, cutsNetwork }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" && !isExpected(message.text(), cutsNetwork)) {
        complaints.push(message.text());
      }
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
  open: async ({ page, baseURL }, use) => {
    await passGate(page.context(), baseURL ?? "");
    await use(async (path) => {
      await page.goto(path);
      await untilInteractive(page);
    });
  },
  expectToast: async ({ page }, use) => {
    await use(async (title, description) => {
      await expect(page.getByText(title, { exact: true })).toBeVisible();
      await expect(page.getByText(description, { exact: true })).toBeVisible();
    });
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      expect(await violationsOn(page)).toEqual([]);
    });
  },
});

export { expect };

/** The console tells of every answer such as 404, which tests ask for; of a network that is away where it was cut. */
function isExpected(text: string, cutsNetwork: boolean): boolean {
  if (text.startsWith("Failed to load resource")) return true;
  return cutsNetwork && text.startsWith("TypeError: Failed to fetch");
}

/** Confirms, as a returning visitor has, to be a US healthcare professional. */
export async function passGate(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: "privacy_consent", value: "true", url }]);
  await context.addInitScript(() =>
    localStorage.setItem("healthcare_professional_verified", "true"),
  );
}

/** The server's HTML is there at once; a click counts only when the page has come alive. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === "complete" && !("$_TSR" in window));
}
