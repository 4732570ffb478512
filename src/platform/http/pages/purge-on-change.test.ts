import { expect, test } from "vitest";
import { createAnswerCache } from "../answer-cache.ts";
import { bytesOfPage, readPage } from "./page.ts";
import { purgeOnChange } from "./purge-on-change.ts";

test("an import makes the pages anew that show something of it, and leaves the others", async () => {
  let renderings = 0;
  const clock = { now: 0 };
  const cache = createAnswerCache(
    async () => {
      renderings += 1;
      return readPage(new Response(`rendering ${renderings}`), "of-no-script", null);
    },
    { freshMs: 1e9, staleMs: 0, maxBytes: 1e6, bytesOf: bytesOfPage, now: () => clock.now },
  );
  const show = async (path: string) => (await cache.answer(new URL(path, "http://a.test"))).html;
  let sources = [{ name: "drugs", updatedAt: "2026-01-01" }];
  const check = purgeOnChange({
    look: async () => sources,
    concerns: { drugs: ["/drugs", "/"] },
    purge: cache.purge,
    everyMs: 10,
    now: () => clock.now,
  });
  const checkNow = async () => {
    clock.now += 10;
    check();
    await new Promise(setImmediate);
  };
  const pages = ["/", "/drugs?search=a", "/drugs/a/1", "/drugstore", "/news"];
  const showAll = () => Promise.all(pages.map(show));

  await checkNow();
  const first = await showAll();
  await checkNow();
  expect(await showAll()).toEqual(first);

  sources = [{ name: "drugs", updatedAt: "2026-01-02" }];
  check();
  await new Promise(setImmediate);
  expect(await showAll()).toEqual(first);
  await checkNow();
  const second = await showAll();
  const same = pages.filter((_, index) => second[index] === first[index]);
  expect(same).toEqual(["/drugstore", "/news"]);

  sources = [...sources, { name: "something new", updatedAt: "2026-01-03" }];
  await checkNow();
  const third = await showAll();
  expect(third.filter((page) => second.includes(page))).toEqual([]);
});
