import { fork } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "#/platform/config/start-error.ts";
import { nameHolder } from "./folder.ts";
import type { Folder } from "./folder.ts";
import { isLocked } from "#/platform/lock/process-lock.ts";
import { isOwnerReport } from "./report.ts";
import type { OwnerReport } from "./report.ts";

const PATIENCE_MS = 180_000;
const PAUSE_MS = 40;
const OWNER_SCRIPT = join(import.meta.dirname, "owner.ts");
/** An SSLRequest: the owner answers it at once with one letter, without its database. */
const ARE_YOU_THERE = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** How whoever comes first opens the database. */
export type Opening = { readonly lingerMs: number; readonly durable: boolean };

/**
 * Finds the owner of this DATA_DIR, or starts one, and returns a connection that keeps it alive. An
 * owner that is just opening or closing is waited for.
 * @throws StartError when there is none and none can be started.
 */
export async function reachOwner(folder: Folder, opening: Opening): Promise<Socket> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const lifeline = await greet(folder.socketPath);
    if (lifeline !== undefined) return lifeline;
    if (isLocked(folder.ownerLock)) await sleep(PAUSE_MS);
    else await startOwner(folder, opening);
  }
  throw new StartError(
    `The database in ${folder.root} is held by ${nameHolder(folder.ownerRecord)}, which does not answer.`,
  );
}

function greet(socketPath: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    const fail = () => {
      socket.destroy();
      resolve(undefined);
    };
    socket.once("error", fail).once("close", fail);
    socket.once("data", () => {
      socket.off("error", fail).off("close", fail);
      resolve(socket);
    });
    socket.write(ARE_YOU_THERE);
  });
}

/** Resolves when the new owner serves, or when it found that another one was faster. */
async function startOwner(folder: Folder, { lingerMs, durable }: Opening): Promise<void> {
  const complaints = openSync(folder.ownerComplaints, "a");
  const owner = fork(
    OWNER_SCRIPT,
    [folder.root, String(lingerMs), ...(durable ? ["durable"] : [])],
    {
      execArgv: ["--disable-warning=ExperimentalWarning"],
      // It may outlive us, and a pipe kept open would hold up whoever reads ours.
      stdio: ["ignore", "ignore", complaints, "ipc"],
      detached: true,
    },
  );
  closeSync(complaints);
  const report = await new Promise<OwnerReport>((resolve) => {
    owner.once("error", (error) => resolve({ state: "failed", reason: error.message }));
    owner.once("exit", (code, signal) =>
      resolve({ state: "failed", reason: `it ended with ${signal ?? code}` }),
    );
    owner.once("message", (message) => isOwnerReport(message) && resolve(message));
  });
  owner.unref();
  if (report.state === "failed") {
    throw new StartError(`The database in ${folder.root} cannot be opened: ${report.reason}.`);
  }
}
