import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "../e2e/support/chromium.ts";
import { ROOT } from "../scripts/setup/root.ts";
import type { Benchmark, Figure } from "./measure.ts";

const RUNS = 5;
const GOALS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const PAGES = [
  "/",
  "/drugs",
  "/drugs/ingredients/metformin",
  "/news",
  "/npi",
  "/drug-interactions",
  "/drugs/pill-identifier",
  "/drugs/dosage-calculator",
  "/symptom-checker",
  "/about",
  "/privacy",
];

type Scores = { readonly [Category in keyof typeof GOALS]: number };
type Report = { categories: Record<keyof typeof GOALS, { score: number }> };

/** `npm run bench web -- --url http://localhost:3000 [--runs 5] [--page /drugs]`: of a server that runs already, with its data. */
export const benchmark: Benchmark = {
  about: "Lighthouse on a phone's network and processor, the median of several runs of each page",
  async run(options) {
    const origin = options.get("url") ?? "http://localhost:3000";
    const runs = Number(options.get("runs") ?? RUNS);
    const only = options.get("page");
    const folder = mkdtempSync(join(tmpdir(), "wardbook-web-"));
    try {
      return (only === undefined ? PAGES : [only]).flatMap((path) =>
        figuresOf(
          path,
          Array.from({ length: runs }, () => lighthouse(origin + path, folder)),
        ),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function figuresOf(path: string, scores: readonly Scores[]): Figure[] {
  return Object.entries(GOALS).map(([category, goal]) => ({
    what: `${path} ${category}`,
    measured: median(scores.map((score) => score[category as keyof typeof GOALS])), // Its own key.
    unit: "of 100",
    against: { what: "the goal", value: goal },
  }));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The gate is part of what a first visitor loads, so nothing opens it here. */
function lighthouse(url: string, folder: string): Scores {
  const report = join(folder, "report.json");
  const flags = ["--headless=new", "--disable-gpu", "--no-first-run"];
  if (process.getuid?.() === 0) flags.push("--no-sandbox");
  const { status, stderr } = spawnSync(
    join(ROOT, "node_modules/.bin/lighthouse"),
    [
      url,
      "--quiet",
      "--output=json",
      `--output-path=${report}`,
      `--chrome-flags=${flags.join(" ")}`,
    ],
    { encoding: "utf8", env: { ...process.env, CHROME_PATH: findChromium() } },
  );
  if (status !== 0) throw new Error(`Lighthouse failed on ${url}: ${stderr.slice(-500)}`);
  const { categories }: Report = JSON.parse(readFileSync(report, "utf8"));
  const scoreOf = (category: keyof typeof GOALS) => Math.round(categories[category].score * 100);
  return {
    performance: scoreOf("performance"),
    accessibility: scoreOf("accessibility"),
    "best-practices": scoreOf("best-practices"),
    seo: scoreOf("seo"),
  };
}
