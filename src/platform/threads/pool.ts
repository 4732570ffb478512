import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { Failure } from "#/kernel/failure.ts";
import { MadeJson } from "#/platform/http/made-json.ts";
import type { Asked, Told } from "./task.ts";

export type PoolRules = {
  readonly script: URL;
  readonly threads?: number;
  /** So many wait for a thread; whoever comes then is told to come back. */
  readonly mostWaiting?: number;
  /** A call that has waited and worked for so long is ended, with its thread. */
  readonly timeoutMs?: number;
};

type Call = {
  readonly asked: Asked;
  readonly done: (made: MadeJson) => void;
  readonly failed: (error: Error) => void;
  readonly late: NodeJS.Timeout;
};

type Thread = { readonly worker: Worker; call: Call | undefined };

/** One stays free for everything else that the server answers. */
const USUAL_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
const RETRY_AFTER_S = 5;

export type Pool = ReturnType<typeof createPool>;

/**
 * Does what takes long in threads of its own, so that no call holds up the others. Threads start when they are first
 * needed and keep what they have loaded; none keeps the process from ending.
 */
export function createPool({
  script,
  threads: most = USUAL_THREADS,
  mostWaiting = 32,
  timeoutMs = 15_000,
}: PoolRules) {
  const threads = new Set<Thread>();
  const waiting: Call[] = [];
  let last = 0;

  function start(): Thread {
    const worker = new Worker(script, { execArgv: ["--disable-warning=ExperimentalWarning"] });
    const thread: Thread = { worker, call: undefined };
    worker.on("message", (told: Told) => {
      const { call } = thread;
      if (call?.asked.id !== told.id) return;
      thread.call = undefined;
      settle(call, told);
      next();
    });
    // What ends a thread is thrown in it, or is its memory: the call at hand fails, and the next one finds a new thread.
    worker.on("error", (error) => leave(thread, error));
    worker.on("exit", () => leave(thread, new Error("The thread ended.")));
    // Last: a listener of messages would hold the process again.
    worker.unref();
    threads.add(thread);
    return thread;
  }

  function leave(thread: Thread, error: Error): void {
    if (!threads.delete(thread)) return;
    const { call } = thread;
    if (call) {
      clearTimeout(call.late);
      call.failed(error);
    }
    next();
  }

  function next(): void {
    const idle = [...threads].find(({ call }) => call === undefined);
    const thread = idle ?? (threads.size < most && waiting.length > 0 ? start() : undefined);
    const call = thread && waiting.shift();
    if (!thread || !call) return;
    thread.call = call;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no such argument
    thread.worker.postMessage(call.asked);
  }

  /** Ends a call that took too long; the thread that works at it goes, because nothing else stops it. */
  function giveUp(call: Call): void {
    const at = waiting.indexOf(call);
    if (at >= 0) waiting.splice(at, 1);
    const thread = [...threads].find((one) => one.call === call);
    if (thread) {
      threads.delete(thread);
      void thread.worker.terminate();
    }
    call.failed(busy());
    next();
  }

  return (task: string, input: unknown): Promise<MadeJson> =>
    new Promise((done, failed) => {
      if (waiting.length >= mostWaiting) return failed(busy());
      last += 1;
      const late = setTimeout(() => giveUp(call), timeoutMs);
      const call: Call = { asked: { id: last, task, input }, done, failed, late };
      waiting.push(call);
      next();
    });
}

function settle({ done, failed, late }: Call, told: Told): void {
  clearTimeout(late);
  if ("text" in told) return done(new MadeJson(told.text, told.ms));
  if ("defect" in told) return failed(new Error(told.defect));
  const { code, message, fields } = told.failure;
  failed(new Failure(code, message, { fields }));
}

function busy(): Failure {
  const message = "Too much is being calculated right now. Please try again in a moment.";
  return new Failure("unavailable", message, { retryAfter: RETRY_AFTER_S });
}
