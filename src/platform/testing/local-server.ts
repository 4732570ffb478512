import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** An upstream for the test at hand, on this machine; gives its origin. */
export async function localServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on a port has an address with one.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
