import type { Server } from "node:http";
import { once } from "node:events";
import { StartError } from "#/platform/config/start-error.ts";

/**
 * Longer than balancers keep a connection that nobody uses (a minute, mostly): one that is closed at this end just when a
 * request comes down it loses that request.
 */
const KEPT_ALIVE_MS = 75_000;

/** @throws StartError when the port is taken or may not be used. */
export async function listen(
  server: Server,
  port: number,
  host: string | undefined,
): Promise<void> {
  server.keepAliveTimeout = KEPT_ALIVE_MS;
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (cause) {
    throw new StartError(sentence(cause, port));
  }
}

function sentence(cause: unknown, port: number): string {
  const code = cause instanceof Error && "code" in cause ? cause.code : "";
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken by another program; set PORT to a free one.`;
  }
  if (code === "EACCES") return `Port ${port} may not be used; set PORT to one above 1023.`;
  return `Could not listen on port ${port}: ${cause instanceof Error ? cause.message : "unknown"}.`;
}

const GRACE_MS = 10_000;

/** Takes no new requests, lets those in flight finish for up to ten seconds, and ends the rest. */
export async function stopListening(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(late);
}
