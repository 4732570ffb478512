import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { serverUser } from "../../src/platform/testing/postgres-binaries.ts";
import { programOf } from "./parts.ts";

export type Program = {
  readonly pid: number;
  /** As the machine would end it that fails. */
  kill(): Promise<void>;
  /** As an operator would end it. */
  stop(): Promise<void>;
};

type Run = {
  readonly args: readonly string[];
  readonly log: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Servers of databases refuse to run as root. */
  readonly asPostgres?: boolean;
};

/** Runs a program of this machine until it is stopped, with what it says in a file. */
export function runProgram(name: string, { args, log, env, asPostgres = true }: Run): Program {
  const path = programOf(name) ?? name;
  const child = spawn(path, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
    ...(asPostgres && serverUser()),
  });
  const file = createWriteStream(log, { flags: "a" });
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  const end = (signal: NodeJS.Signals) => ended(child, signal);
  return { pid: child.pid ?? 0, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
}
