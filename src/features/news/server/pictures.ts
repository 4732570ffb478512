import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { Failure } from "#/kernel/failure.ts";
import { fetchIfChanged } from "#/platform/outgoing/fetch-if-changed.ts";
import type { Fetch } from "#/platform/outgoing/polite-fetch.ts";
import { createPictureFiles } from "./picture-files.ts";

type Options = {
  /** Where pictures are kept. */
  readonly folder: string;
  /** Undefined where the server may not ask others: then only what is kept is given. */
  readonly fetch: Fetch | undefined;
  /** How long somebody who asks for a picture waits for it, in milliseconds. */
  readonly patienceMs?: number;
};

export type Pictures = ReturnType<typeof createPictures>;

const NEVER_SEEN = { etag: null, lastModified: null };
const LARGEST_BYTES = 8 * 1024 * 1024;
const LARGEST_PIXELS = 40_000_000;
/** With the turns that other pictures of its host take before it. */
const FETCH_MS = 60_000;
/** A browser asks for few things at once: what is awaited for long keeps the rest of a page from coming. */
const PATIENCE_MS = 4000;
/** What is narrower or lower counts readers, or is an icon. */
const LEAST_PIXELS = 32;
const DRAW_SECONDS = 10;
const QUALITY = 72;
const FORMATS = new Set(["jpeg", "png", "webp", "gif", "heif", "tiff"]);
/** A picture that failed is not asked for again for a while. */
const FAILED_MS = 10 * 60_000;

// Pictures are drawn beside the answering of calls: one thread of it is enough, and nothing is kept in memory.
sharp.concurrency(1);
sharp.cache(false);

/** Pictures of others as ours: fetched once, made small, written anew as WebP without what else the file held. */
export function createPictures({ folder, fetch, patienceMs = PATIENCE_MS }: Options) {
  const files = createPictureFiles(folder);
  const failed = new LRUCache<string, true>({ max: 5000, ttl: FAILED_MS });
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();

  async function make(url: string, width: number, name: string, ask: Fetch) {
    try {
      const bounds = {
        fetch: ask,
        maxBytes: LARGEST_BYTES,
        timeoutMs: FETCH_MS,
        accept: "image/*",
      };
      const answer = await fetchIfChanged(url, NEVER_SEEN, bounds);
      if (!answer.changed) throw new Failure("upstream-failed", `${url} sent no picture.`);
      const picture = await drawn(answer.bytes, width);
      await files.write(name, picture);
      return picture;
    } catch {
      // Unreachable, refused, or no picture: the page shows its placeholder.
      failed.set(url, true);
      return null;
    }
  }

  return {
    /** Null where there is no such picture to be had, or not yet: it is there for who asks later. */
    async get(url: string, width: number): Promise<Uint8Array<ArrayBuffer> | null> {
      const name = `${width} ${url}`;
      const kept = await files.read(name);
      if (kept || !fetch || failed.has(url)) return kept;
      const running =
        making.get(name) ??
        make(url, width, name, fetch).finally(() => {
          making.delete(name);
        });
      making.set(name, running);
      return Promise.race([running, sleep(patienceMs, null, { ref: false })]);
    },
  };
}

async function drawn(bytes: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const source = sharp(bytes, { limitInputPixels: LARGEST_PIXELS, failOn: "error" });
  const { format, width: across, height: down } = await source.metadata();
  if (!FORMATS.has(format) || Math.min(across, down) < LEAST_PIXELS) {
    throw new Failure("upstream-failed", "This is no picture.");
  }
  const made = await source
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: DRAW_SECONDS })
    .toBuffer();
  return new Uint8Array(made);
}
