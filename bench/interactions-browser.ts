import { chromium, type Browser } from "@playwright/test";
import { findChromium } from "../e2e/support/chromium.ts";
import { passGate } from "../e2e/support/test.ts";
import { withThrowawayServer } from "../scripts/setup/throwaway-server.ts";
import type { Engine } from "#/features/interactions/logic/engine.ts";
import { fragmentOf } from "#/features/interactions/ui/drug-list.ts";

/** Fresh pages, each with a first check of its own. */
const PAGES = 5;
const RUNS = 300;
const ENGINE = /\/assets\/engine-[^/]+\.js$/;

/** Thirty drugs of everyday lists, which know more of each other than drugs by chance do. */
const EVERYDAY =
  "warfarin aspirin amiodarone simvastatin fluoxetine tramadol metoprolol digoxin furosemide lisinopril spironolactone potassium-chloride clarithromycin diazepam oxycodone ibuprofen quetiapine lithium metformin insulin-glargine levothyroxine omeprazole clopidogrel gabapentin prednisone azithromycin carbamazepine amlodipine hydrochlorothiazide sertraline".split(
    " ",
  );

export type InBrowser = {
  /** The median over pages of the first check of each. */
  readonly first: number;
  readonly p50: number;
  readonly p99: number;
};

/** Checks of thirty drugs in ms, with the engine that the page itself fetched and made ready. */
export function timeInBrowser(): Promise<InBrowser> {
  return withThrowawayServer(async ({ origin }) => {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    });
    try {
      const pages: number[][] = [];
      for (let page = 0; page < PAGES; page++) pages.push(await timesOf(browser, origin));
      const all = pages.flat().toSorted((a, b) => a - b);
      const firsts = pages.map(([first = 0]) => first).toSorted((a, b) => a - b);
      return { first: at(firsts, 0.5), p50: at(all, 0.5), p99: at(all, 0.99) };
    } finally {
      await browser.close();
    }
  });
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? 0;

async function timesOf(browser: Browser, origin: string): Promise<number[]> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  try {
    await passGate(context, origin);
    const page = await context.newPage();
    const fetched = page.waitForResponse((response) => ENGINE.test(response.url()));
    await page.goto(`${origin}/drug-interactions#${fragmentOf(EVERYDAY)}`);
    const url = (await fetched).url();
    await page.getByRole("button", { name: /^Check/ }).waitFor();
    await page.getByRole("button", { name: /^Remove sertraline/i }).waitFor();
    return await page.evaluate(checkTimes, { url, drugs: EVERYDAY, runs: RUNS });
  } finally {
    await context.close();
  }
}

type Asked = { readonly url: string; readonly drugs: readonly string[]; readonly runs: number };

/** Runs in the page. */
async function checkTimes({ url, drugs, runs }: Asked): Promise<number[]> {
  const module: Record<string, unknown> = await import(url);
  const engine = Object.values(module).find(
    (value): value is Engine =>
      typeof value === "object" && value !== null && "checkEntries" in value,
  );
  if (!engine) throw new Error("The engine's file holds no engine.");
  const entries = drugs.map(engine.readEntry);
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    engine.checkEntries(entries);
    times.push(performance.now() - started);
  }
  return times;
}
