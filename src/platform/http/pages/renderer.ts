import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import type { Rendered } from "./page.ts";
import type { Render } from "./pages.ts";
import type { createRenderingTransport } from "./rendering-transport.ts";

type Transport = ReturnType<typeof createRenderingTransport>["transport"];

type ServerEntry = {
  fetch(
    request: Request,
    options: { context: { transport: Transport; mark: string } },
  ): Promise<Rendered>;
};

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

export const BUILT = { client: "dist/client", server: "dist/server/server.js" } as const;

/** Makes the renderer of pages; it reaches the API through the transport, in process, and puts the mark on its scripts. */
export type ConnectPages = (transport: Transport, mark: string) => Promise<Render>;

/** Pages from the production build. */
export const connectBuiltPages: ConnectPages = async (transport, mark) => {
  const entry = await import(pathToFileURL(resolve(BUILT.server)).href);
  const pages: ServerEntry = entry.default;
  return (request) => pages.fetch(request, { context: { transport, mark } });
};

/** Vite on the same port: it answers for the sources with hot reload, and leaves everything else to us. */
export async function developmentPages(
  server: Server,
): Promise<{ connect: ConnectPages; middleware: Middleware; close: () => Promise<void> }> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: { server } }, appType: "custom" });
  const connect: ConnectPages = async (transport, mark) => async (request) => {
    const entry = await vite.ssrLoadModule("/src/server.ts");
    const pages = entry["default"] as ServerEntry; // What src/server.ts exports.
    return pages.fetch(request, { context: { transport, mark } });
  };
  return { connect, middleware: vite.middlewares, close: () => vite.close() };
}
