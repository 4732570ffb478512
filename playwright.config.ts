import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./e2e/support/chromium.ts";

const port = Number(process.env["E2E_PORT"] ?? 4310);
const asRoot = process.getuid?.() === 0;
const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const DESKTOP = { width: 1440, height: 900 };
const FLOOD = "trouble/garbage.spec.ts";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "en-US",
    timezoneId: "America/New_York",
    // What moves without end keeps a processor busy that draws by itself; e2e/content/news.spec.ts asks for it.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // What a test answers itself must reach the network's edge; e2e/trouble/offline.spec.ts lets the worker in.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: findChromium(),
      args: asRoot ? [...QUIET, "--no-sandbox"] : QUIET,
    },
  },
  expect: { timeout: 20_000 },
  projects: [
    { name: "desktop", use: { viewport: DESKTOP }, testIgnore: FLOOD },
    {
      name: "phone",
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
      grep: /@phone/,
    },
    // It asks for all that the server has to give, so it comes when nobody else waits for an answer.
    { name: "flood", testMatch: FLOOD, dependencies: ["desktop", "phone"] },
  ],
  webServer: {
    command: "node --disable-warning=ExperimentalWarning e2e/support/server.ts",
    url: `http://127.0.0.1:${port}/api/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: { PORT: String(port) },
  },
});
