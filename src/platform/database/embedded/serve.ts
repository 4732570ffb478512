import { chmod, mkdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { Socket } from "node:net";
import { dirname } from "node:path";
import { copiesFromClient, createFramer, refusal } from "./frames.ts";
import { createTurns } from "./turns.ts";
import type { Client, Session, Turns } from "./turns.ts";

const IDLE_IN_TRANSACTION_MS = 60_000;
const FIRST_CLIENT_GRACE_MS = 15_000;
const FEATURE_NOT_SUPPORTED = "0A000";

export type Service = {
  /** Ends the service now, unless somebody is connected. */
  endIfDeserted(): Promise<void>;
};

/**
 * Serves a session to any number of clients of the PostgreSQL protocol on a local socket, until the
 * last one has left and nobody came for `lingerMs`: then `whenDeserted` runs. Where that is at once,
 * the last client's socket closes after it, so that the client knows that the data folder is free.
 */
export async function serve(
  session: Session,
  socketPath: string,
  lingerMs: number,
  whenDeserted: () => Promise<void>,
): Promise<Service> {
  const turns = createTurns(session, IDLE_IN_TRANSACTION_MS);
  const sockets = new Set<Socket>();
  let lingering: NodeJS.Timeout | undefined;
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    clearTimeout(lingering);
    sockets.add(socket);
    attach(socket, turns, async () => {
      sockets.delete(socket);
      if (lingerMs === 0) await endIfDeserted();
      else linger(lingerMs);
    });
  });

  function linger(ms: number): void {
    clearTimeout(lingering);
    lingering = setTimeout(() => void endIfDeserted(), ms);
  }

  async function endIfDeserted(): Promise<void> {
    if (sockets.size > 0 || !server.listening) return;
    clearTimeout(lingering);
    server.close();
    await whenDeserted();
  }

  await mkdir(dirname(socketPath), { recursive: true, mode: 0o700 });
  // Whoever can reach the socket can read everything: it has no password.
  await chmod(dirname(socketPath), 0o700);
  await rm(socketPath, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(socketPath, resolve);
  });
  linger(FIRST_CLIENT_GRACE_MS);
  return { endIfDeserted };
}

function attach(socket: Socket, turns: Turns, onLeave: () => Promise<void>): void {
  const client: Client = {
    answer: (bytes) => {
      // The bytes lie in the backend's memory, which the next statement overwrites.
      if (socket.writable) socket.write(Buffer.from(bytes));
    },
    evict: () => socket.destroy(),
  };
  const split = createFramer();
  let left = false;

  async function leave(): Promise<void> {
    if (left) return;
    left = true;
    await turns.leave(client);
    await onLeave();
    socket.end();
  }

  socket.on("data", (chunk) => {
    for (const portion of split(chunk)) {
      if (portion.kind === "encryption") socket.write("N");
      else if (portion.kind === "startup") turns.enter(client, portion.bytes, false);
      else if (portion.kind === "work" && copiesFromClient(portion.bytes)) {
        const reason = "COPY FROM STDIN is not available in the embedded database";
        socket.write(refusal(FEATURE_NOT_SUPPORTED, reason, turns.inTransaction(client)));
      } else if (portion.kind === "work") turns.enter(client, portion.bytes, portion.open);
      else if (portion.kind === "goodbye") void leave();
      else socket.destroy();
    }
  });
  // A client that vanished; its "close" follows.
  socket.on("error", () => undefined);
  socket.on("end", () => void leave());
  socket.on("close", () => void leave());
}
