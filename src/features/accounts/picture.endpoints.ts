import { endpoint } from "#/kernel/endpoint.ts";
import type { PictureUpload } from "./picture.contract.ts";
import type { Profile } from "./profile.contract.ts";
import type { Nothing } from "./session.contract.ts";

export const uploadPicture = endpoint<typeof PictureUpload, typeof Profile>(
  "PUT",
  "/api/profile/picture",
);
export const removePicture = endpoint<typeof Nothing, typeof Profile>(
  "DELETE",
  "/api/profile/picture",
);
