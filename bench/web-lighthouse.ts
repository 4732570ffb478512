import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { findChromium } from "../e2e/support/chromium.ts";
import { freePort } from "../scripts/check/free-port.ts";

/** Who comes for the first time meets the gate; who has accepted it meets the page. */
export const VISITORS = ["first", "accepted"] as const;
export type Visitor = (typeof VISITORS)[number];

export type Visit = {
  /** Of 100, by category; only of those that were asked for. */
  readonly scores: Readonly<Record<string, number>>;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Audits beside the measured times that cost a category points. */
  readonly faults: readonly string[];
};

/** A browser on a busy machine now and then loses its trace; the page is not to blame. */
const ATTEMPTS = 3;

/** One visit of a browser that has never been anywhere, as Lighthouse simulates a phone. */
export async function visit(
  url: string,
  visitor: Visitor,
  categories: readonly string[],
): Promise<Visit> {
  for (let attempt = 1; ; attempt++) {
    const result = await attempted(url, visitor, categories);
    if (!result.runtimeError) return visitOf(result);
    const { message } = result.runtimeError;
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse could not visit ${url}: ${message}`);
    console.warn(`once more ${url}: ${message}`);
  }
}

async function attempted(
  url: string,
  visitor: Visitor,
  categories: readonly string[],
): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), "wardbook-web-"));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    viewport: null,
    args: [
      `--remote-debugging-port=${port}`,
      "--disable-gpu",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });
  try {
    if (visitor === "accepted") {
      await browser.addCookies([{ name: "privacy_consent", value: "true", url }]);
      const page = browser.pages()[0] ?? (await browser.newPage());
      // Storage belongs to the origin; a text file of it brings nothing into the browser's cache.
      await page.goto(new URL("/robots.txt", url).href);
      await page.evaluate(() => localStorage.setItem("healthcare_professional_verified", "true"));
    }
    const answer = await lighthouse(url, {
      port,
      logLevel: "silent",
      onlyCategories: [...categories],
      disableStorageReset: true,
    });
    if (answer === undefined) throw new Error(`Lighthouse has no answer for ${url}.`);
    return answer.lhr;
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function visitOf({ audits, categories }: Result): Visit {
  const valueOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const exact = Object.values(categories).filter(({ id }) => id !== "performance");
  return {
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    lcpMs: valueOf("largest-contentful-paint"),
    tbtMs: valueOf("total-blocking-time"),
    cls: valueOf("cumulative-layout-shift"),
    faults: exact
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
