/** Bytes as they arrive. Read once, in order. */
export type Bytes = AsyncIterable<Uint8Array>;

export type Peeked = {
  readonly head: Buffer;
  /** The whole stream, again from its beginning. */
  readonly bytes: Bytes;
  /** Lets go of the source, read or not. */
  readonly close: () => Promise<void>;
};

/** Looks at the first bytes of a stream, `length` of them where there are as many. */
export async function peek(bytes: Bytes, length: number): Promise<Peeked> {
  const iterator = bytes[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size < length) {
    const next = await iterator.next();
    if (next.done === true) break;
    chunks.push(next.value);
    size += next.value.length;
  }
  return {
    head: Buffer.concat(chunks).subarray(0, length),
    bytes: replay(chunks, iterator),
    close: async () => {
      await iterator.return?.();
    },
  };
}

async function* replay(
  chunks: Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* chunks.splice(0);
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    yield next.value;
  }
}
