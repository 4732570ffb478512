import { fetchIfChanged } from "#/platform/outgoing/fetch-if-changed.ts";
import type { Fetch } from "#/platform/outgoing/polite-fetch.ts";
import { drawPicture } from "./draw-picture.ts";
import type { ProfilePictures } from "./profile-picture.store.ts";

export type TakePicture = ReturnType<typeof createTakePicture>;

const LARGEST_BYTES = 5 * 1024 * 1024;
const FETCH_MS = 8000;
const NEVER_SEEN = { etag: null, lastModified: null };

/**
 * Takes a person's picture from an upload or an address. No reader's browser ever asks that address: the server
 * fetches it once, and keeps what it draws from it.
 * @param fetch undefined where the server may not ask others
 */
export function createTakePicture(pictures: ProfilePictures, fetch: Fetch | undefined) {
  const keep = async (userId: string, bytes: Uint8Array) =>
    pictures.set(userId, await drawPicture(bytes));
  return {
    fromUpload: keep,

    /** @returns false where no picture came: nothing of the account changes then. */
    async fromAddress(userId: string, address: string): Promise<boolean> {
      if (!fetch) return false;
      try {
        const bounds = {
          fetch,
          maxBytes: LARGEST_BYTES,
          timeoutMs: FETCH_MS,
          accept: "image/*",
        };
        const answer = await fetchIfChanged(address, NEVER_SEEN, bounds);
        if (!answer.changed) return false;
        await keep(userId, answer.bytes);
        return true;
      } catch {
        // Unreachable, forbidden or no picture: the profile says that none could be had from there.
        return false;
      }
    },
  };
}
