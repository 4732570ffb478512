import type { Checker as Engine } from "../logic/checker.ts";
import { unlines } from "../logic/packed/packing.ts";

/** What the page asks its worker, and what comes back under the same id. */
export type Asked = {
  readonly id: number;
  readonly name: keyof Engine;
  readonly input: readonly unknown[];
};
export type Answer = { readonly id: number; readonly value?: unknown; readonly problem?: string };

/** The engine in its worker, with the names of all findings at hand. */
export type Checker = Omit<Engine, "names"> & { readonly nameOf: (finding: string) => string };

type Waiting = { readonly done: (value: unknown) => void; readonly failed: (error: Error) => void };

function namesById({ ids, names }: Awaited<ReturnType<Engine["names"]>>): Map<string, string> {
  const named = unlines(names);
  return new Map(unlines(ids).map((id, index) => [id, named[index] ?? id]));
}

/** Starts the worker and waits until it has the knowledge. Nothing that is asked leaves the browser. */
export async function startChecker(): Promise<Checker> {
  const worker = new Worker(new URL("./checker.worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, Waiting>();
  let last = 0;

  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.problem === undefined) asked?.done(data.value);
    else asked?.failed(new Error(data.problem));
  });
  worker.addEventListener("error", () => {
    for (const { failed } of waiting.values()) failed(new Error("The engine did not start."));
    waiting.clear();
  });

  /** Each call has an answer of its own type; the wire does not know it. */
  const call = <Name extends keyof Engine>(name: Name, ...input: Parameters<Engine[Name]>) =>
    new Promise<unknown>((done, failed) => {
      last += 1;
      waiting.set(last, { done, failed });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no such argument
      worker.postMessage({ id: last, name, input } satisfies Asked);
    }) as ReturnType<Engine[Name]>;

  try {
    const listed = await call("names");
    let names: ReadonlyMap<string, string> | undefined;
    return {
      analyze: (...input) => call("analyze", ...input),
      search: (...input) => call("search", ...input),
      proseOf: (...input) => call("proseOf", ...input),
      nameOf: (finding) => {
        names ??= namesById(listed);
        return names.get(finding) ?? finding;
      },
    };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}
