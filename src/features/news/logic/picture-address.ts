export type PictureSize = "small" | "large";

/** Pixels across: twice what a card or an article's column shows, for screens with fine pixels. */
export const PICTURE_WIDTHS: Readonly<Record<PictureSize, number>> = { small: 480, large: 1280 };

/** Where our server gives out the picture of an article. `version` changes with the picture. */
export function pictureAddress(articleId: string, size: PictureSize, version: string): string {
  return `/news-images/${articleId}/${size}/${version}.webp`;
}

/** The same picture in another size; drawings of ours have one for all. */
export function inSize(address: string, size: PictureSize): string {
  return address.replace(/^(\/news-images\/[^/]+)\/(?:small|large)\//, `$1/${size}/`);
}
