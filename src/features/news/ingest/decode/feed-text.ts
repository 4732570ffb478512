const DECLARED = /^[\s\ufeff]*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i;
/** So far into a document a declaration of its encoding is looked for. */
const HEAD_BYTES = 1024;
/** Said of documents that are plainly in bytes: the declaration is wrong. */
const NOT_OF_SINGLE_BYTES = /^(?:utf-?8|utf-?16|utf-?32|ucs-?[24])/i;
const REPLACED = "\ufffd";

/**
 * A feed's bytes as text. What the bytes say themselves counts most (a byte order mark, the zero bytes of UTF-16 and
 * UTF-32), then UTF-8 with hardly anything wrong (servers and documents declare other encodings wrongly more often than
 * they produce accidental UTF-8, and whole feeds are cut or hold one pasted byte), then what the document declares, then
 * what the server declared, then Windows-1252, in which every byte means something.
 */
export function feedText(bytes: Uint8Array, httpCharset?: string): string {
  const wide = wideEncoding(bytes);
  if (wide === "utf-32le" || wide === "utf-32be") return fromUtf32(bytes, wide === "utf-32le");
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  const utf8 = almostUtf8(bytes);
  if (utf8 !== null) return utf8;
  const head = new TextDecoder("windows-1252").decode(bytes.subarray(0, HEAD_BYTES));
  for (const label of [DECLARED.exec(head)?.[1], httpCharset]) {
    const text = label && !NOT_OF_SINGLE_BYTES.test(label) ? decoded(label, bytes) : null;
    if (text !== null) return text;
  }
  return new TextDecoder("windows-1252").decode(bytes);
}

/** How a document of the wide encodings begins, with and without a mark: what it says first is one of < { [ or blank. */
function wideEncoding(bytes: Uint8Array): string | null {
  const [first = 1, second = 1, third = 1, fourth = 1] = bytes;
  if (first === 0xff && second === 0xfe)
    return third === 0 && fourth === 0 ? "utf-32le" : "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0 && second === 0) return "utf-32be";
  if (second === 0) return third === 0 && fourth === 0 ? "utf-32le" : "utf-16le";
  return first === 0 ? "utf-16be" : null;
}

function fromUtf32(bytes: Uint8Array, littleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let at = 0; at + 4 <= bytes.byteLength; at += 4) {
    const point = view.getUint32(at, littleEndian);
    parts.push(point > 0x10_ffff ? REPLACED : String.fromCodePoint(point));
  }
  return parts.join("").replace(/^\ufeff/, "");
}

/** UTF-8 in which one sequence in a hundred at most is wrong, beside those that are right. */
function almostUtf8(bytes: Uint8Array): string | null {
  const text = new TextDecoder("utf-8").decode(bytes);
  const wrong = text.split(REPLACED).length - 1;
  if (wrong === 0) return text;
  const right = (text.match(/[^\0-\x7f\ufffd]/g) ?? []).length;
  return wrong <= Math.max(1, right / 100) && right > 0 ? text : null;
}

function decoded(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return null; // An encoding that nobody knows: the next candidate's turn.
  }
}
