import { Failure } from "#/kernel/failure.ts";
import type { Bytes } from "../file/byte-stream.ts";

/**
 * "utf-8" is refused where it does not hold. "utf-8-or-windows-1252" is for tables that agencies write with
 * whatever their desktop has: each stretch of whole lines is read as UTF-8 where it is valid, else as Windows-1252.
 */
export type Encoding = "utf-8" | "utf-8-or-windows-1252";

const NEWLINE = 0x0a;

/** Decodes a stream as it comes. A byte order mark is dropped, and decides where it says UTF-16. */
export async function* textOf(
  bytes: Bytes,
  name: string,
  encoding: Encoding = "utf-8",
): AsyncGenerator<string> {
  let decode: Decoder | undefined;
  for await (const chunk of bytes) {
    decode ??= decoderFor(chunk, encoding);
    const text = readable(name, () => decode?.(chunk, true) ?? "");
    if (text !== "") yield text;
  }
  const rest = readable(name, () => decode?.(new Uint8Array(), false) ?? "");
  if (rest !== "") yield rest;
}

type Decoder = (chunk: Uint8Array, more: boolean) => string;

function decoderFor(first: Uint8Array, encoding: Encoding): Decoder {
  const mark = `${first[0]},${first[1]}`;
  if (mark === "255,254") return strict("utf-16le");
  if (mark === "254,255") return strict("utf-16be");
  return encoding === "utf-8" ? strict("utf-8") : lenient();
}

function strict(label: string): Decoder {
  const decoder = new TextDecoder(label, { fatal: true });
  return (chunk, more) => decoder.decode(chunk, { stream: more });
}

function lenient(): Decoder {
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  const windows = new TextDecoder("windows-1252");
  let rest: Uint8Array = new Uint8Array();
  return (chunk, more) => {
    const all = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    // Cut after a line, so that no character of several bytes is split.
    const end = more ? all.lastIndexOf(NEWLINE) + 1 : all.length;
    rest = all.subarray(end);
    const lines = all.subarray(0, end);
    try {
      return utf8.decode(lines);
    } catch {
      // Not UTF-8: every byte has a meaning in Windows-1252, so this cannot fail.
      return windows.decode(lines);
    }
  };
}

function readable(name: string, decode: () => string): string {
  try {
    return decode();
  } catch (cause) {
    throw new Failure(
      "invalid-input",
      `${name} is not UTF-8 text: convert it to UTF-8 and import it again.`,
      { cause },
    );
  }
}
