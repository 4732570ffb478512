import { Failure } from "#/kernel/failure.ts";

const LARGEST_PIXELS = 40_000_000;
const SIDE = 256;
const SECONDS = 10;
const QUALITY = 80;
const FORMATS = new Set(["jpeg", "png", "webp", "gif", "heif"]);

/**
 * Draws a picture anew: a small square in WebP, without what else the file held (place, camera, scripts).
 * @throws Failure "invalid-input" for what is no picture, is broken, or has too many pixels.
 */
export async function drawPicture(bytes: Uint8Array): Promise<Buffer> {
  // Loaded by the first picture: a start has no use for it.
  const { default: sharp } = await import("sharp");
  try {
    const source = sharp(bytes, { limitInputPixels: LARGEST_PIXELS, failOn: "error" });
    const { format } = await source.metadata();
    if (!FORMATS.has(format ?? "")) throw notAPicture();
    return await source
      .rotate()
      .resize(SIDE, SIDE, { fit: "cover" })
      .webp({ quality: QUALITY })
      .timeout({ seconds: SECONDS })
      .toBuffer();
  } catch (cause) {
    throw cause instanceof Failure ? cause : notAPicture(cause);
  }
}

function notAPicture(cause?: unknown): Failure {
  const message = "This is not a picture that can be read. Use a JPEG, PNG, WebP or GIF file.";
  return new Failure("invalid-input", message, { fields: [{ field: "image", message }], cause });
}
