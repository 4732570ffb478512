/** What one source file may become while it is read. Every bound has its default in `DEFAULT_LIMITS`. */
export type Limits = {
  /** Bytes that all of a file's members together may have once they are decompressed. */
  readonly expandedBytes: number;
  /** How many times larger a member may become than it was compressed; looked at beyond `ratioFromBytes`. */
  readonly ratio: number;
  readonly ratioFromBytes: number;
  /** Members of one archive, and archives inside archives. */
  readonly members: number;
  readonly nesting: number;
  /** Characters of one line, one element of an array, or one XML document. */
  readonly recordCharacters: number;
};

const MIB = 1024 * 1024;

export const DEFAULT_LIMITS: Limits = {
  expandedBytes: 256 * 1024 * MIB,
  ratio: 200,
  ratioFromBytes: 16 * MIB,
  members: 100_000,
  nesting: 3,
  recordCharacters: 32 * MIB,
};

/** "16.0 MB": how sizes are written for people. */
export function megabytes(bytes: number): string {
  return `${(bytes / MIB).toFixed(1)} MB`;
}
