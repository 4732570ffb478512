import * as v from "valibot";

/** 5 MB as base64. */
export const LARGEST_UPLOAD = 7_000_000;

const MESSAGE = "Choose a picture of at most 5 MB";

export const PictureUpload = v.object({
  /** The file, base64. */
  image: v.pipe(
    v.string(MESSAGE),
    v.nonEmpty(MESSAGE),
    v.maxLength(LARGEST_UPLOAD, MESSAGE),
    v.base64(MESSAGE),
  ),
});
