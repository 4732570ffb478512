import { createStartHandler, defaultRenderHandler } from "@tanstack/react-start/server";
import { createServerEntry } from "@tanstack/react-start/server-entry";
import { partsLoaded } from "#/platform/client/part.tsx";
import { connectTransport, type Transport } from "#/platform/client/transport.ts";

declare module "@tanstack/react-router" {
  interface Register {
    server: { requestContext: { transport: Transport } };
  }
}

const render = createStartHandler(async (page) => {
  await partsLoaded();
  return defaultRenderHandler(page);
});

/** Renders pages. The process that serves the API hands its own door in, so that loaders call it without a socket. */
export default createServerEntry({
  fetch(request, options) {
    connectTransport(options.context.transport);
    return render(request, options);
  },
});
