import type { Socket } from "node:net";
import type { Folder } from "./folder.ts";
import { reachOwner, type Opening } from "./reach.ts";

/** An owner that does not finish closing must not keep its clients from ending. */
const CLOSE_PATIENCE_MS = 30_000;

export type Lifeline = {
  /** The first time that an owner was reached. @throws StartError */
  readonly first: Promise<unknown>;
  /** Resolves while there is an owner to connect to; starts one again where the last one was lost. */
  held(): Promise<unknown>;
  /** Lets go: resolves when the owner has closed the database, or at once if others still use it. */
  release(): Promise<void>;
};

/** A connection that keeps the owner alive for as long as we are, and a new owner where it dies. */
export function holdOwner(folder: Folder, opening: Opening, log: (line: string) => void): Lifeline {
  let released = false;
  let socket = hold();

  function hold(): Promise<Socket> {
    const reached = reachOwner(folder, opening);
    reached.then(watch, () => undefined);
    return reached;
  }

  function watch(connected: Socket): void {
    connected.on("error", () => undefined);
    connected.once("close", () => {
      if (released) return;
      log(`the embedded database ended (${folder.ownerComplaints}); starting it again`);
      socket = hold();
      socket.catch((error: Error) => log(error.message));
    });
  }

  return {
    first: socket,
    held: () => {
      const now = socket;
      // A start that failed, on a full disk for example, may succeed the next time it is asked for.
      return now.catch(() => (socket === now ? (socket = hold()) : socket));
    },
    async release() {
      released = true;
      const connected = await socket.catch(() => undefined);
      if (connected === undefined || connected.closed) return;
      const giveUp = setTimeout(() => connected.destroy(), CLOSE_PATIENCE_MS);
      await new Promise((resolve) => connected.once("close", resolve).end());
      clearTimeout(giveUp);
    },
  };
}
