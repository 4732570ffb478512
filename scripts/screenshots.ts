import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../e2e/support/chromium.ts";

/**
 * `npm run screenshots [-- URL [FOLDER]]`: every screen of a running server in three widths, as PNG.
 */
const [origin = "http://localhost:3000", folder = "test-results/screens"] = process.argv.slice(2);
const WIDTHS = [1440, 768, 390];
const SCREENS = [
  "/",
  "/npi",
  "/npi?lastName=smith",
  "/drugs",
  "/drugs?search=xyzzyqwv",
  "/drugs/search?q=metformin",
  "/drugs/ingredients",
  "/drugs/ingredients/warfarin",
  "/drug-interactions",
  "/drugs/pill-identifier",
  "/drugs/dosage-calculator",
  "/symptom-checker",
  "/news",
  "/news?search=xyzzyqwv",
  "/search?q=heart",
  "/tools",
  "/about",
  "/privacy",
  "/terms",
  "/accessibility",
  "/signin",
  "/profile",
  "/bookmarks",
  "/offline",
  "/no/such/page",
];

const found = await Promise.all([firstOf("/api/drugs?limit=1"), firstOf("/api/news?limit=1")]);
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
for (const width of WIDTHS) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: "en-US" });
  await context.addCookies([{ name: "privacy_consent", value: "true", url: origin }]);
  await context.addInitScript(() =>
    localStorage.setItem("healthcare_professional_verified", "true"),
  );
  const page = await context.newPage();
  for (const path of [...SCREENS, ...found.flat()]) {
    await page.goto(origin + path);
    await page.waitForLoadState("networkidle");
    const name = path.replaceAll(/[^a-z0-9]+/gi, "-").replaceAll(/^-|-$/g, "") || "home";
    await page.screenshot({
      path: join(folder, `${name.slice(0, 60)}-${width}.png`),
      fullPage: true,
    });
  }
  await context.close();
}
await browser.close();

/** The page of the first drug or article that a list has. */
async function firstOf(list: string): Promise<string[]> {
  const { drugs = [], articles = [] } = await (await fetch(origin + list)).json();
  return [
    ...drugs.map(({ href }: { href: string }) => href),
    ...articles.map(
      ({ categorySlug, slug }: { categorySlug: string; slug: string }) =>
        `/news/${categorySlug}/${slug}`,
    ),
  ];
}
