import { hash } from "node:crypto";
import { expect, test } from "vitest";
import type { ConnectPages } from "#/platform/http/pages/renderer.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { applicationInTest } from "../application.testing.ts";

const THEIRS = "document.title='theirs'";

/** Renders what was asked for as if a page showed it unescaped, before a script of its own. */
const connectCarelessPages: ConnectPages = async (_, mark) => async (request) => {
  const shown = new URL(request.url).searchParams.get("q") ?? "";
  const html = `<!doctype html><title>A page</title>${shown}<script nonce="${mark}">ours()</script>`;
  return new Response(html, { headers: { "content-type": "text/html" } });
};

const hashOf = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

// Decided before any database is asked.
describeEachDatabase(
  "the content security policy",
  (database) => {
    test("allows a page's own script and none that its content brought", async () => {
      const site = await applicationInTest(database(), {}, { connectPages: connectCarelessPages });
      const asked = encodeURIComponent(`<script>${THEIRS}</script>`);
      for (const turn of ["made", "kept"]) {
        const answer = await site.ask("GET", `/search?q=${asked}`);
        const html = await answer.text();
        expect([turn, html]).toEqual([
          turn,
          `<!doctype html><title>A page</title><script>${THEIRS}</script><script>ours()</script>`,
        ]);
        const policy = answer.headers.get("content-security-policy") ?? "";
        expect(policy).toContain(`script-src 'self' ${hashOf("ours()")};`);
        expect(policy).not.toContain(hashOf(THEIRS));
        expect(policy).not.toMatch(/unsafe|nonce/);
        expect(answer.headers.get("cache-control")).toMatch(/^public/);
      }
    });

    test("does not differ from one process to the next, nor does the page", async () => {
      const answers = [1, 2].map(async () => {
        const site = await applicationInTest(
          database(),
          {},
          { connectPages: connectCarelessPages },
        );
        const answer = await site.ask("GET", "/about");
        const { headers } = answer;
        return [await answer.text(), headers.get("etag"), headers.get("content-security-policy")];
      });
      const [one, other] = await Promise.all(answers);
      expect(other).toEqual(one);
    });
  },
  { emptied: "never", only: "embedded" },
);
