import { defineConfig } from "vitest/config";

const FILES = ["src/**/*.test.{ts,tsx}", "{scripts,bin}/**/*.test.ts"];
/** They put another module in a module's place: whoever had loaded it before would go on with the old one. */
const ALONE = ["src/**/*.alone.test.ts"];

const EACH = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    globalSetup: ["scripts/setup/packed-knowledge.ts", "src/platform/testing/test-run.ts"],
    // What waits for a database leaves its processor to another file.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          ...EACH,
          name: "shared",
          include: FILES,
          exclude: ALONE,
          // Modules keep no state (CONTRIBUTING.md): each is loaded once for all files of a process,
          isolate: false,
          // and what a file puts in the place of a function ends with it.
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      { test: { ...EACH, name: "alone", include: ALONE } },
    ],
  },
});
