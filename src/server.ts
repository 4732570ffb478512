import type { QueryClient } from "@tanstack/react-query";
import { getSsrStatus, transformHtmlStringWithRouter } from "@tanstack/react-router/ssr/server";
import { createStartHandler, StartServer } from "@tanstack/react-start/server";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { isOutage } from "#/platform/client/calls/call-error.ts";
import { partsLoaded } from "#/platform/client/waking/part.tsx";
import { markScripts } from "#/platform/client/script-mark.ts";
import { connectTransport, type Transport } from "#/platform/client/calls/transport.ts";

type Connected = { transport: Transport; mark: string };

declare module "@tanstack/react-router" {
  interface Register {
    server: { requestContext: Connected };
  }
}

const UNAVAILABLE = 503;

/** The text of a page goes past the framework's responses, which would turn it into bytes and a stream, and back. */
const texts = new WeakMap<Request, string>();

const render = createStartHandler(async ({ request, router, responseHeaders }) => {
  await partsLoaded();
  const body = renderToString(createElement(StartServer, { router }));
  // The browser asks again for what is missing; no cache is to keep the page, and no search engine to take it for its content.
  const status = lacksAnswers(router.options.context) ? UNAVAILABLE : getSsrStatus(router);
  texts.set(request, await transformHtmlStringWithRouter(router, body));
  return new Response(null, { status, headers: responseHeaders });
});

function lacksAnswers({ queryClient }: { queryClient: QueryClient }): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => isOutage(state.error));
}

/**
 * Renders pages. The process that serves the API hands its own door in, so that loaders call it without a socket, and
 * the mark that tells the page's own scripts from others.
 */
export default {
  async fetch(request: Request, options: { context: Connected }) {
    connectTransport(options.context.transport);
    markScripts(options.context.mark);
    const response = await render(request, options);
    const html = texts.get(request);
    if (html === undefined) return response;
    return { status: response.status, headers: response.headers, text: async () => html };
  },
};
