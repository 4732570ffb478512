/** The text of a file of numbers, in UTF-8 or, as spreadsheets write it, UTF-16; null for what is no text. */
export function textOfFile(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? "utf-16le"
      : first === 0xfe && second === 0xff
        ? "utf-16be"
        : "utf-8";
  const text = new TextDecoder(encoding).decode(bytes);
  return text.includes("\0") ? null : text;
}
