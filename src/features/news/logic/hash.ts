/** FNV-1a over UTF-16 units, as a signed 32-bit integer. */
export function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value | 0;
}

/** Spreads a hash anew for each seed (the finalizer of MurmurHash3). */
export function mixed(value: number): number {
  const first = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) | 0;
}
