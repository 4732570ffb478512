import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "src/**/*.test.tsx", "scripts/**/*.test.ts", "bin/**/*.test.ts"],
    globalSetup: ["src/platform/testing/test-run.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
