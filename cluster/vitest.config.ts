import { defineConfig } from "vitest/config";

/** Databases, poolers and servers in the plural, each with the processor to itself that it needs: one file after the other. */
export default defineConfig({
  test: {
    globalSetup: ["scripts/setup/packed-knowledge.ts", "cluster/support/built.ts"],
    include: ["cluster/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
