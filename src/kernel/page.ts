/** One page of a long list: `page` counts from 1, `limit` is 1 to 100. */
export type PageOf = { readonly page: number; readonly limit: number };

export const MAX_LIMIT = 100;

export function offsetOf({ page, limit }: PageOf): number {
  return (page - 1) * limit;
}

export function pageCount(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}

/**
 * The page numbers a pager shows: a window of `width` around the current page, kept inside 1..last.
 * pageWindow(7, 20, 5) is [5, 6, 7, 8, 9].
 */
export function pageWindow(current: number, last: number, width: number): number[] {
  const size = Math.min(width, last);
  const start = Math.min(Math.max(1, current - Math.floor(size / 2)), last - size + 1);
  return Array.from({ length: size }, (_, index) => start + index);
}
