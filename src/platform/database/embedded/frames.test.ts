import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { copiesFromClient, createFramer } from "./frames.ts";
import type { Portion } from "./frames.ts";

function message(type: string, body: string): Buffer {
  const bytes = Buffer.from(`${type}\0\0\0\0${body}\0`, "latin1");
  bytes.writeInt32BE(bytes.length - 1, 1);
  return bytes;
}

function startup(code = 196_608): Buffer {
  const bytes = Buffer.from("\0\0\0\0\0\0\0\0user\0postgres\0\0");
  bytes.writeInt32BE(bytes.length, 0);
  bytes.writeInt32BE(code, 4);
  return bytes;
}

const ENCRYPTION_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

function kindsOf(portions: readonly Portion[]): string[] {
  return portions.map((portion) => portion.kind);
}

describe("the framing of the PostgreSQL protocol", () => {
  test("an exchange comes out whole, wherever the socket cut it", () => {
    const exchange = Buffer.concat([
      message("P", "\0select $1"),
      message("B", "x".repeat(300)),
      message("E", "\0\0\0\0"),
      message("S", ""),
    ]);
    const simple = message("Q", "select 1");
    const all = Buffer.concat([ENCRYPTION_REQUEST, startup(), exchange, simple, message("X", "")]);
    fc.assert(
      fc.property(fc.array(fc.nat(all.length), { maxLength: 12 }), (cuts) => {
        const edges = [0, ...cuts.toSorted((a, b) => a - b), all.length];
        const split = createFramer();
        const portions = edges.slice(1).flatMap((end, at) => split(all.subarray(edges[at], end)));
        expect(kindsOf(portions)).toEqual(["encryption", "startup", "work", "work", "goodbye"]);
        expect(portions[2]).toMatchObject({ bytes: exchange, open: false });
        expect(portions[3]).toMatchObject({ bytes: simple, open: false });
      }),
    );
  });

  test("an exchange that ends with Flush stays open", () => {
    const split = createFramer();
    split(startup());
    expect(split(Buffer.concat([message("P", "\0select 1"), message("H", "")]))).toMatchObject([
      { kind: "work", open: true },
    ]);
  });

  test.each([
    ["another protocol", Buffer.from("GET / HTTP/1.1\r\nHost: wardbook\r\n\r\n")],
    ["a cancel request", startup(80_877_102)],
    ["an old version", startup(131_072)],
    ["an unknown message", Buffer.concat([startup(), message("Z", "")])],
    ["a negative length", Buffer.concat([startup(), Buffer.from([0x51, 0xff, 0, 0, 0])])],
  ])("%s is refused", (_, bytes) => {
    expect(kindsOf(createFramer()(bytes)).at(-1)).toBe("refused");
  });

  test("garbage never throws", () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 64 })), fc.boolean(), (chunks, started) => {
        const split = createFramer();
        if (started) split(startup());
        const portions = chunks.flatMap((chunk) => split(Buffer.from(chunk)));
        expect(portions.length).toBeLessThanOrEqual(chunks.flatMap((chunk) => [...chunk]).length);
      }),
    );
  });
});

test.each([
  [message("Q", "copy drugs from stdin"), true],
  [message("Q", "select 1; COPY drugs (id)\n FROM STDIN csv"), true],
  [message("P", "name\0 copy drugs from stdin"), true],
  [message("Q", "copy drugs to stdout"), false],
  [message("P", "\0select 'copy x from stdin'"), false],
  [message("B", "copy drugs from stdin"), false],
])("copying from the client is recognised in %s", (bytes, copies) => {
  expect(copiesFromClient(bytes)).toBe(copies);
});
