import { createAnswerCache } from "./answer-cache.ts";
import type { Render } from "./pages.ts";

type Kept = {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
};

/** An answer stands for so short a time that a page is hardly older than its own rendering says. */
const KEEP = { freshMs: 2000, staleMs: 3000, maxBytes: 16 * 1024 * 1024 };

/**
 * How the rendering of pages reaches the API, in process. It asks as nobody, and most pages ask the same: what the
 * frame of every page shows is asked once for many renderings.
 */
export function createRenderingTransport(api: Render, now: () => number) {
  const cache = createAnswerCache<Kept>(
    async (url) => {
      const answer = await api(new Request(url));
      return { status: answer.status, headers: [...answer.headers], body: await answer.text() };
    },
    { ...KEEP, now, bytesOf: ({ body }) => body.length * 2 },
  );
  return {
    transport: async (request: Request): Promise<Response> => {
      if (request.method !== "GET") return api(request);
      const { status, headers, body } = await cache.answer(new URL(request.url));
      return new Response(body, { status, headers: new Headers(headers.map(([...pair]) => pair)) });
    },
    purge: () => cache.purge(),
  };
}
