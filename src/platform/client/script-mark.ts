let current: string | undefined;

/**
 * Used once by the rendering server: its pages' own scripts bear the mark, which is taken off before anybody sees it.
 * See platform/http/pages/own-inline.ts.
 */
export function markScripts(mark: string): void {
  current = mark;
}

/** The mark in the form that the router takes it; in the browser there is none. */
export function markedScripts(): { ssr?: { nonce: string } } {
  return current === undefined ? {} : { ssr: { nonce: current } };
}
