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
    v.check(isBase64, MESSAGE),
  ),
});

/** Four characters are a group, so a slice ends where a group does. */
const SLICE = 64 * 1024;

/** In slices: a regular expression over millions of characters overflows the stack. */
function isBase64(text: string): boolean {
  for (let start = 0; start < text.length; start += SLICE) {
    const slice = text.slice(start, start + SLICE);
    const isLast = start + SLICE >= text.length;
    if (slice.length % 4 !== 0 || !(isLast ? LAST_GROUPS : GROUPS).test(slice)) return false;
  }
  return true;
}

const GROUPS = /^[A-Za-z0-9+/]*$/;
const LAST_GROUPS = /^[A-Za-z0-9+/]*={0,2}$/;
