/** What a file is by its first bytes; its name is not asked. */
export type Container = "gzip" | "zip" | "xml" | "json" | "html" | "empty" | "text" | "binary";

const MARKS = ["\uFEFF", "\u00EF\u00BB\u00BF"];

/** `head` is the beginning of the file, 512 bytes or more where there are as many. */
export function containerOf(head: Buffer): Container {
  if (head.length === 0) return "empty";
  if (head[0] === 0x1f && head[1] === 0x8b) return "gzip";
  if (head.subarray(0, 2).toString("latin1") === "PK") return "zip";
  const text = beginning(head);
  if (text === undefined) return "binary";
  if (/^<(!doctype\s+html|html|head|body)\b/i.test(text)) return "html";
  if (/^<\?xml|^<[a-z_][\w.-]*[\s>:/]|^<!/i.test(text)) {
    return /<html[\s>]/i.test(text) ? "html" : "xml";
  }
  if (/^[[{]/.test(text)) return "json";
  return text === "" ? "empty" : "text";
}

/** The text at the beginning, without byte order mark and leading space; nothing where it is no text. */
export function beginning(head: Buffer): string | undefined {
  const wide = head[0] === 0xff && head[1] === 0xfe ? "utf-16le" : wideBigEndian(head);
  const text = wide === undefined ? head.toString("latin1") : new TextDecoder(wide).decode(head);
  // NUL does not occur in text, and images, databases and executables have it at once.
  if (text.includes("\0")) return undefined;
  const mark = MARKS.find((mark) => text.startsWith(mark)) ?? "";
  return text.slice(mark.length).trimStart();
}

function wideBigEndian(head: Buffer): "utf-16be" | undefined {
  return head[0] === 0xfe && head[1] === 0xff ? "utf-16be" : undefined;
}
