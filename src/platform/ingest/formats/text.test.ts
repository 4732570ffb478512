import { describe, expect, test } from "vitest";
import { type Encoding, textOf } from "./text.ts";

async function decoded(chunks: Uint8Array[], encoding?: Encoding): Promise<string> {
  async function* bytes() {
    yield* chunks;
  }
  let text = "";
  for await (const part of textOf(bytes(), "table.txt", encoding)) text += part;
  return text;
}

const bytesOf = (buffer: Buffer) => Array.from(buffer, (byte) => Uint8Array.of(byte));

describe("textOf", () => {
  test("puts characters together that arrive in pieces", async () => {
    expect(await decoded(bytesOf(Buffer.from("Tylenol® – mcg/mL µ")))).toBe("Tylenol® – mcg/mL µ");
  });

  test("drops a byte order mark, and reads UTF-16 by it", async () => {
    expect(await decoded([Buffer.from("\uFEFFNDC")])).toBe("NDC");
    expect(await decoded([Buffer.from("\uFEFFNDC ®", "utf16le")])).toBe("NDC ®");
  });

  test("refuses what is not UTF-8, by name", async () => {
    await expect(decoded([Buffer.from("Niño", "latin1")])).rejects.toThrow(
      /table\.txt is not UTF-8/,
    );
  });

  test("reads lines of Windows-1252 among lines of UTF-8 where that is allowed", async () => {
    const mixed = Buffer.concat([Buffer.from("µ ®\n"), Buffer.from("caf\u00e9\n", "latin1")]);
    expect(await decoded(bytesOf(mixed), "utf-8-or-windows-1252")).toBe("µ ®\ncafé\n");
  });
});
