import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

type Captured = { readonly ok: boolean; readonly said: string };

/** Runs a program to its end, and keeps what it says for then: others may run beside it. */
export async function runCaptured(
  cwd: string,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Captured> {
  const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const [[code], out, errors] = await Promise.all([
    once(child, "close"),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { ok: code === 0, said: `${out}${errors}`.trim() };
}
