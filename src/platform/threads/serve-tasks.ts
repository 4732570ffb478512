import { parentPort } from "node:worker_threads";
import * as v from "valibot";
import { Failure } from "#/kernel/failure.ts";
import { plainFailure, type Asked, type Outcome, type Told } from "./task.ts";

/** Something to work out in a thread: loaded when it is first asked for, and answered by the contract. */
export type Task = {
  readonly output: v.GenericSchema;
  readonly answer: (input: never) => unknown;
};

export type Tasks = Readonly<Record<string, () => Promise<Task>>>;

/** Works out a task here, and tells the JSON that its contract lets out. */
export async function answerTask(tasks: Tasks, name: string, input: unknown): Promise<string> {
  const task = await tasks[name]?.();
  if (task === undefined) throw new TypeError(`There is no task "${name}".`);
  // Who asks is typed by the same table of tasks.
  return JSON.stringify(v.parse(task.output, await task.answer(input as never)));
}

/** Answers what the main thread asks of this one, one after the other. */
export function serveTasks(tasks: Tasks): void {
  parentPort?.on("message", async ({ id, task, input }: Asked) => {
    const began = performance.now();
    const outcome = await outcomeOf(() => answerTask(tasks, task, input));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no such argument
    parentPort?.postMessage({ id, ms: performance.now() - began, ...outcome } satisfies Told);
  });
}

async function outcomeOf(work: () => Promise<string>): Promise<Outcome> {
  try {
    return { text: await work() };
  } catch (error) {
    if (error instanceof Failure) return { failure: plainFailure(error) };
    return { defect: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
