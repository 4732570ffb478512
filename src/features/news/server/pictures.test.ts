import { mkdtemp, readdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { createPoliteFetch } from "#/platform/outgoing/polite-fetch.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { localServer } from "#/platform/testing/local-server.ts";
import { createDocuments } from "#/platform/http/documents.ts";
import { createArticleStore } from "./article.store.ts";
import { newsArticles } from "./news.table.ts";
import { pictureDocument } from "./picture-document.ts";
import { createPictureFiles } from "./picture-files.ts";
import { createPictures } from "./pictures.ts";

const newFolder = () => mkdtemp(join(tmpdir(), "wardbook-pictures-"));

const photo = (width = 2000) =>
  sharp({ create: { width, height: 1000, channels: 3, background: "#0b6478" } })
    .withExif({ IFD0: { Copyright: "somebody" } })
    .jpeg()
    .toBuffer();

function asking() {
  const fetch = createPoliteFetch({ userAgent: "Wardbook/test", gapMs: 0, isAllowed: () => true });
  onTestFinished(() => fetch.close());
  return fetch;
}

test("is fetched once, made small and modern, and kept without what else it held", async () => {
  let asked = 0;
  const picture = await photo();
  const url = await localServer((_, response) => {
    asked += 1;
    response.end(picture);
  });
  const folder = await newFolder();
  const pictures = createPictures({ folder, fetch: asking() });
  const both = await Promise.all([pictures.get(url, 480), pictures.get(url, 480)]);
  const made = await sharp(both[0] ?? new Uint8Array()).metadata();
  expect(made).toMatchObject({ format: "webp", width: 480, height: 240 });
  expect(made.exif).toBeUndefined();
  expect(both[1]).toEqual(both[0]);
  // Another server on the same folder, which may not ask others.
  const offline = createPictures({ folder, fetch: undefined });
  expect(await offline.get(url, 480)).toEqual(both[0]);
  expect(await offline.get(`${url}/other`, 480)).toBeNull();
  expect(asked).toBe(1);
});

const BOMB = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>x()</script><rect width="10" height="10"/></svg>',
);

test.each([
  ["a page", Buffer.from("<!doctype html><p>no")],
  ["a drawing with a script", BOMB],
  ["half a picture", (await photo()).subarray(0, 3000)],
  ["nothing", Buffer.alloc(0)],
  [
    "a pixel that counts readers",
    await sharp(await photo())
      .resize(1, 1)
      .png()
      .toBuffer(),
  ],
  ["a drawing said to be a photo", Buffer.concat([Buffer.from('<?xml version="1.0"?>'), BOMB])],
  ["too much", Buffer.alloc(9 * 1024 * 1024, 1)],
  ["a picture of a hundred million pixels", hugePng()],
])("%s is none, and is not asked for again at once", async (_, content) => {
  let asked = 0;
  const url = await localServer((__, response) => {
    asked += 1;
    response.end(content);
  });
  const folder = await newFolder();
  const pictures = createPictures({ folder, fetch: asking() });
  expect(await pictures.get(url, 480)).toBeNull();
  expect(await pictures.get(url, 480)).toBeNull();
  expect(asked).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test.each(["png", "gif", "avif"] as const)(
  "%s is drawn, whatever it is said to be",
  async (format) => {
    const picture = await sharp(await photo(600))
      .toFormat(format)
      .toBuffer();
    const url = await localServer((_, response) => {
      response.writeHead(200, { "content-type": "text/html" }).end(picture);
    });
    const made = await createPictures({ folder: await newFolder(), fetch: asking() }).get(url, 480);
    expect(await sharp(made ?? new Uint8Array()).metadata()).toMatchObject({ width: 480 });
  },
);

test("a redirect to a machine of our own brings none", async () => {
  let asked = 0;
  const picture = await photo();
  const target = await localServer((_, response) => {
    asked += 1;
    response.end(picture);
  });
  const inside = target.replace("127.0.0.1", "127.0.0.2");
  const url = await localServer((_, response) =>
    response.writeHead(302, { location: inside }).end(),
  );
  const fetch = createPoliteFetch({
    userAgent: "Wardbook/test",
    gapMs: 0,
    isAllowed: (address) => address === "127.0.0.1",
  });
  onTestFinished(() => fetch.close());
  expect(await createPictures({ folder: await newFolder(), fetch }).get(url, 480)).toBeNull();
  expect(asked).toBe(0);
});

test("those of one host take turns: who asks does not wait for all, and finds them later", async () => {
  const picture = await photo(600);
  const origin = await localServer((_, response) => response.end(picture));
  const fetch = createPoliteFetch({
    userAgent: "Wardbook/test",
    gapMs: 120,
    isAllowed: () => true,
  });
  onTestFinished(() => fetch.close());
  const pictures = createPictures({ folder: await newFolder(), fetch, patienceMs: 60 });
  const all = () =>
    Promise.all(Array.from({ length: 4 }, (_, at) => pictures.get(`${origin}/${at}`, 480)));
  expect((await all()).filter((one) => one === null).length).toBeGreaterThanOrEqual(2);
  await expect.poll(async () => (await all()).includes(null), { timeout: 10_000 }).toBe(false);
});

/** A PNG's beginning that promises 10,000 x 10,000 pixels. */
function hugePng(): Buffer {
  const head = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
  const size = Buffer.from("000027100000271008060000005e2d6a3c", "hex");
  return Buffer.concat([head, size]);
}

test("the oldest make room when there are too many", async () => {
  const folder = await newFolder();
  const files = createPictureFiles(folder, 1000);
  for (let name = 0; name < 12; name++) {
    await files.write(`${name}`, new Uint8Array(100));
  }
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1000);
  expect(await files.read("11")).not.toBeNull();
});

describeEachDatabase("pictures of articles", (database) => {
  test("are given out for articles that have one, and for nothing else", async () => {
    const picture = await photo(800);
    const imageUrl = await localServer((_, response) => response.end(picture));
    const article = {
      title: "An article",
      url: "https://one.example/1",
      articleHash: "1",
      category: "Cardiology",
      publishedDate: new Date("2026-11-01"),
      slug: "an-article",
      tickerSlug: "an-article",
      source: "One",
      hasImage: true,
      imageUrl,
    };
    await database().insert(newsArticles).values(article);
    const store = createArticleStore(database());
    const pictures = createPictures({ folder: await newFolder(), fetch: asking() });
    const document = pictureDocument(store, pictures);
    const get = (path: string) => createDocuments([document]).request(path);
    const [card] = await store.withImages(1);
    const path = card?.imageUrl ?? "";
    expect(path).toMatch(/^\/news-images\/[\w-]+\/large\/\w+\.webp$/);
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/webp");
    const made = await sharp(await response.arrayBuffer()).metadata();
    expect(made).toMatchObject({ format: "webp", width: 800 });
    for (const other of [
      path.replace("large", "enormous"),
      `/news-images/${encodeURIComponent(imageUrl)}/large/1.webp`,
      "/news-images/00000000-0000-4000-8000-000000000000/large/1.webp",
    ]) {
      const [, , id = "", size = ""] = other.split("/").map((part) => decodeURIComponent(part));
      const asked = { url: new URL(other, "https://wardbook.test"), params: { id, size } };
      await expect(document.body(asked)).rejects.toMatchObject({ code: "not-found" });
    }
  });
});
