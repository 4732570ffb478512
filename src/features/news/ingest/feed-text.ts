const DECLARED = /^[\s\ufeff]*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i;
/** So far into a document a declaration of its encoding is looked for. */
const HEAD_BYTES = 1024;

/**
 * A feed's bytes as text. What the bytes say themselves counts most (a byte order mark), then valid UTF-8 (servers
 * and documents declare other encodings wrongly more often than they produce accidental UTF-8), then what the document
 * declares, then what the server declared, then Windows-1252, in which every byte means something.
 */
export function feedText(bytes: Uint8Array, httpCharset?: string): string {
  const marked = byteOrderMark(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  const utf8 = decoded("utf-8", bytes, true);
  if (utf8 !== null) return utf8;
  const head = new TextDecoder("windows-1252").decode(bytes.subarray(0, HEAD_BYTES));
  for (const label of [DECLARED.exec(head)?.[1], httpCharset]) {
    const text = label && !/^utf-?8$/i.test(label) ? decoded(label, bytes, false) : null;
    if (text !== null) return text;
  }
  return new TextDecoder("windows-1252").decode(bytes);
}

function byteOrderMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // UTF-16 without a mark: "<" and a zero byte, in either order.
  if (first === 0x3c && second === 0) return "utf-16le";
  if (first === 0 && second === 0x3c) return "utf-16be";
  return null;
}

function decoded(label: string, bytes: Uint8Array, fatal: boolean): string | null {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes);
  } catch {
    return null; // An encoding that nobody knows, or bytes that are not in it: the next candidate's turn.
  }
}
