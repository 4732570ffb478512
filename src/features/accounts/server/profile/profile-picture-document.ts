import { Failure } from "#/kernel/failure.ts";
import { isUuid } from "#/kernel/uuid.ts";
import type { Document } from "#/platform/http/documents.ts";
import type { ProfilePictures } from "./profile-picture.store.ts";

const DAY_SECONDS = 24 * 3600;

/** The pictures of people, from our own server and of one kind. */
export function profilePictureDocument(pictures: ProfilePictures): Document {
  return {
    path: "/profile-pictures/{id}",
    contentType: "image/webp",
    maxAgeSeconds: DAY_SECONDS,
    body: async ({ params: { id = "" } }) => {
      const picture = isUuid(id) ? await pictures.find(id) : null;
      if (!picture) throw new Failure("not-found", "There is no such picture.");
      return new Uint8Array(picture);
    },
  };
}
