import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { BUILT } from "../../src/platform/http/pages/renderer.ts";
import { expect, test } from "../support/test.ts";

const built = pathToFileURL(join(import.meta.dirname, "../..", BUILT.server)).href;

test("a page that lacks its data is written with a status that nobody keeps", async ({
  baseURL,
}) => {
  const { default: pages } = await import(built);
  const rendered = (lacking: string) => {
    const transport = async (path: string, init: RequestInit) =>
      path.startsWith(lacking)
        ? new Response("{}", { status: 500 })
        : fetch(new URL(path, baseURL), init);
    return pages.fetch(new Request("http://wardbook.test/news?page=2"), { context: { transport } });
  };

  const whole = await rendered("/api/none");
  expect(whole.status).toBe(200);
  const page = await rendered("/api/news?");
  expect(page.status).toBe(503);
  expect(await page.text()).toContain("Medical News");
});
