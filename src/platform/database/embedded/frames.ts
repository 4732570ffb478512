/**
 * What a client of the PostgreSQL protocol sends, in the portions that belong together. A portion
 * reaches the one backend session whole: two clients whose Parse and Bind messages mixed there
 * would run each other's statements.
 */
export type Portion =
  /** The client asks for an encrypted connection; the answer is one letter. */
  | { readonly kind: "encryption" }
  | { readonly kind: "startup"; readonly bytes: Uint8Array }
  /** `open` says that more of the same exchange follows (it ended with Flush, not with Sync). */
  | { readonly kind: "work"; readonly bytes: Uint8Array; readonly open: boolean }
  | { readonly kind: "goodbye" }
  /** Not this protocol, or a part of it that has no meaning here. */
  | { readonly kind: "refused" };

const ENCRYPTION_REQUESTS = [80_877_103, 80_877_104];
const PROTOCOL_MAJOR = 3;
const LONGEST_STARTUP = 10_000;
const LONGEST_MESSAGE = 1 << 30;
const HEADER_LENGTH = 5;

/** Splits a client's bytes into portions, however the socket cut them. */
export function createFramer(): (chunk: Buffer) => Portion[] {
  let chunks: Buffer[] = [];
  let held = 0;
  let needed = 8;
  let started = false;
  let exchange: Buffer[] = [];

  function portionOf(message: Buffer): Portion | undefined {
    const type = String.fromCharCode(message[0] ?? 0);
    if (type === "X") return { kind: "goodbye" };
    // Rows of a COPY that was refused or has failed; PostgreSQL ignores them too.
    if ("dcf".includes(type)) return undefined;
    if (!"PBDECHSQ".includes(type)) return { kind: "refused" };
    exchange.push(message);
    if (!"HSQ".includes(type)) return undefined;
    const bytes = Buffer.concat(exchange);
    exchange = [];
    return { kind: "work", bytes, open: type === "H" };
  }

  return (chunk) => {
    chunks.push(chunk);
    held += chunk.length;
    if (held < needed) return [];
    const bytes = Buffer.concat(chunks);
    const portions: Portion[] = [];
    let at = 0;
    while (bytes.length - at >= (started ? HEADER_LENGTH : 8)) {
      const length = started ? 1 + bytes.readInt32BE(at + 1) : bytes.readInt32BE(at);
      if (length < HEADER_LENGTH || length > (started ? LONGEST_MESSAGE : LONGEST_STARTUP)) {
        return [...portions, { kind: "refused" }];
      }
      if (bytes.length - at < length) break;
      const message = bytes.subarray(at, at + length);
      at += length;
      const portion = started ? portionOf(message) : openingOf(message);
      if (portion !== undefined) portions.push(portion);
      if (portion?.kind === "startup") started = true;
      if (portion?.kind === "refused") return portions;
    }
    const rest = bytes.subarray(at);
    chunks = [rest];
    held = rest.length;
    needed = lengthNeeded(rest, started);
    return portions;
  };
}

function openingOf(message: Buffer): Portion {
  const code = message.readInt32BE(4);
  if (ENCRYPTION_REQUESTS.includes(code)) return { kind: "encryption" };
  if (code >> 16 === PROTOCOL_MAJOR) return { kind: "startup", bytes: message };
  return { kind: "refused" };
}

function lengthNeeded(rest: Buffer, started: boolean): number {
  if (!started) return Math.max(8, rest.length >= 4 ? rest.readInt32BE(0) : 0);
  return rest.length >= HEADER_LENGTH ? 1 + rest.readInt32BE(1) : HEADER_LENGTH;
}

/**
 * Whether a portion asks to copy rows from the client. The embedded backend cannot read from a
 * client while it runs a statement, and would end.
 */
export function copiesFromClient(bytes: Uint8Array): boolean {
  const type = String.fromCharCode(bytes[0] ?? 0);
  if (type !== "Q" && type !== "P") return false;
  const start = type === "Q" ? HEADER_LENGTH : bytes.indexOf(0, HEADER_LENGTH) + 1;
  const opening = Buffer.from(bytes.subarray(start, start + 4_096)).toString("latin1");
  return /(^|;)\s*copy\s[^;\0]*\sfrom\s+stdin\b/i.test(opening);
}

/** The answer to a portion that is not run: an ErrorResponse and ReadyForQuery. */
export function refusal(sqlState: string, message: string, inTransaction: boolean): Buffer {
  const fields = Buffer.from(`SERROR\0VERROR\0C${sqlState}\0M${message}\0\0`);
  const head = Buffer.alloc(HEADER_LENGTH);
  head.write("E");
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([
    head,
    fields,
    Buffer.from([0x5a, 0, 0, 0, 5, inTransaction ? 0x45 : 0x49]),
  ]);
}
