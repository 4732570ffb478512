import { crc32, deflateRawSync } from "node:zlib";

/** A small zip archive for tests, its members deflated. */
export function zipOf(members: Readonly<Record<string, Uint8Array | string>>): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(members)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const path = Buffer.from(name);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(bytes), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(bytes.length, 8);
    const lengths = uint16(path.length, 0);
    const local = [signature(0x04034b50), uint16(20, 0x800, 8, 0, 0), sizes, lengths, path, packed];
    const central = [
      signature(0x02014b50),
      uint16(20, 20, 0x800, 8, 0, 0),
      sizes,
      lengths,
      uint16(0, 0, 0, 0, 0),
      uint32(offset),
      path,
    ];
    locals.push(...local);
    centrals.push(...central);
    offset += Buffer.concat(local).length;
  }
  const directory = Buffer.concat(centrals);
  const count = Object.keys(members).length;
  const end = [
    signature(0x06054b50),
    uint16(0, 0, count, count),
    uint32(directory.length),
    uint32(offset),
    uint16(0),
  ];
  return Buffer.concat([...locals, directory, ...end]);
}

const signature = uint32;

function uint16(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) buffer.writeUInt16LE(value, index * 2);
  return buffer;
}

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}
