import { createAnswerCache } from "../answer-cache.ts";

type Api = (request: Request) => Promise<Response>;

type Kept = {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly body: string;
};

/** Nobody's: no socket is involved. */
const HERE = "http://in.process";
/** An answer stands for so short a time that a page is hardly older than its own rendering says. */
const KEEP = { freshMs: 2000, staleMs: 3000, maxBytes: 16 * 1024 * 1024 };

/**
 * How the rendering of pages reaches the API, in process. It asks as nobody, and most pages ask the same: what the
 * frame of every page shows is asked once for many renderings, and read without a request or a response being made.
 */
export function createRenderingTransport(api: Api, now: () => number) {
  const cache = createAnswerCache<Kept>(
    async (url) => {
      const answer = await api(new Request(url));
      const { status, statusText, headers } = answer;
      return { status, statusText, headers, body: await answer.text() };
    },
    { ...KEEP, now, bytesOf: ({ body }) => body.length * 2 },
  );
  return {
    transport: async (path: string, init: RequestInit) => {
      const url = new URL(path, HERE);
      if ((init.method ?? "GET") !== "GET") return api(new Request(url, init));
      const { body, ...answer } = await cache.answer(url);
      return {
        ...answer,
        ok: answer.status >= 200 && answer.status < 300,
        text: async () => body,
        // Parsed for each anew: what a page does with its copy is its own matter.
        json: async () => JSON.parse(body),
      };
    },
    purge: () => cache.purge(),
  };
}
