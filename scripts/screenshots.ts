import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "../e2e/support/chromium.ts";
import { register } from "../e2e/support/person.ts";
import { passGate, untilInteractive } from "../e2e/support/test.ts";
import { CLINICAL, type Scene, STATES } from "./screens/scenes.ts";
import { publicPaths } from "./setup/public-paths.ts";
import { withThrowawayServer } from "./setup/throwaway-server.ts";

const FOLDER = "test-results/screens";
/** The middle one is about as wide as a sheet of paper. */
const WIDTHS = [390, 768, 1440];
const PAPER = 768;
const HEIGHT = 900;
const SETTLE_MS = 400;

/**
 * `npm run screenshots [-- WORDS]`: every public page and its main states in three widths, as PNG in `test-results/screens`,
 * from a server of its own with the starter content. With words only the screens whose names hold one of them.
 */
const words = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
await withThrowawayServer(async ({ origin }) => {
  const scenes = [...(await pages(origin)), ...STATES].filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    for (const width of WIDTHS) {
      for (const scene of scenes) await show(browser, origin, width, scene);
    }
  } finally {
    await browser.close();
  }
  console.log(`${scenes.length} screens in ${WIDTHS.length} widths: ${FOLDER}`);
});

async function pages(origin: string): Promise<Scene[]> {
  return (await publicPaths(origin)).map((path) => ({
    path,
    name: `page-${path.replaceAll(/[^a-z0-9]+/gi, "-").replaceAll(/^-|-$/g, "") || "home"}`,
    also: CLINICAL.test(path) ? ["print", "large text"] : [],
  }));
}

/** A scene that cannot be played says so and leaves the others to be shown. */
async function show(browser: Browser, origin: string, width: number, scene: Scene): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: HEIGHT },
    locale: "en-US",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    hasTouch: width < 500,
  });
  context.setDefaultTimeout(15_000);
  try {
    if (scene.who !== "first visitor") await passGate(context, origin);
    const page = await context.newPage();
    if (scene.who === "signed in") await signIn(page, `${scene.name}-${width}@example.org`);
    await play(page, width, scene);
  } catch (error) {
    console.error(`${scene.name} at ${width}: ${String(error).split("\n")[0]}`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

async function play(page: Page, width: number, { name, path, act, also = [] }: Scene) {
  await page.goto(path);
  await untilInteractive(page);
  await page.waitForLoadState("networkidle");
  await act?.(page);
  const take = async (state: string) => {
    await page.waitForTimeout(SETTLE_MS);
    await sayOverflow(page, `${name}${state} at ${width}`);
    await page.setViewportSize({ width, height: await heightOf(page) });
    await page.screenshot({ path: join(FOLDER, `${name}${state}-${width}.png`) });
    await page.setViewportSize({ width, height: HEIGHT });
  };
  await take("");
  if (also.includes("large text") && width !== PAPER) {
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await take("-large");
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  }
  if (also.includes("print") && width === PAPER) {
    await page.emulateMedia({ media: "print" });
    await take("-print");
  }
}

/** Somebody with three articles kept. */
async function signIn(page: Page, email: string): Promise<void> {
  const token = await register(page, email);
  const { articles } = await (await page.request.get("/api/news?limit=3")).json();
  for (const { id } of articles) {
    await page.request.post("/api/bookmarks", {
      data: { articleId: id },
      headers: { authorization: `Bearer ${token}` },
    });
  }
  await page.addInitScript((value) => localStorage.setItem("auth_token", value), token);
}

/** All of a page, so that what sticks to an edge is at the edge; of a page behind a dialog only what is seen. */
async function heightOf(page: Page): Promise<number> {
  return page.evaluate((least) => {
    const covered = document.querySelector("dialog[open], [role=dialog]") !== null;
    return covered ? least : Math.max(least, document.documentElement.scrollHeight);
  }, HEIGHT);
}

/** A page never scrolls sideways. */
async function sayOverflow(page: Page, what: string): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (beyond > 0) console.warn(`${what}: ${beyond} px wider than the screen`);
}
