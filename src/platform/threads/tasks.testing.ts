import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import { Failure } from "#/kernel/failure.ts";
import { serveTasks } from "./serve-tasks.ts";

/** A thread for tests: it answers, computes for a while, refuses, fails, or ends. */
serveTasks({
  echo: async () => ({ output: v.string(), answer: (text: string) => text }),
  compute: async () => ({
    output: v.number(),
    answer: (ms: number) => {
      const end = performance.now() + ms;
      while (performance.now() < end);
      return ms;
    },
  }),
  refuse: async () => ({
    output: v.string(),
    answer: (message: string) => {
      throw new Failure("invalid-input", message);
    },
  }),
  defect: async () => ({ output: v.string(), answer: (ms: number) => ms }),
  end: async () => ({ output: v.string(), answer: () => process.exit(3) }),
  wait: async () => ({ output: v.string(), answer: (ms: number) => sleep(ms, "slept") }),
});
