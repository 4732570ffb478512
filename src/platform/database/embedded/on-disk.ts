import { closeSync, openSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { PGlite } from "@electric-sql/pglite";

/** Waits until the disk has what was written to an open file. */
export type Sync = (descriptor: number) => void;

type Stream = { readonly nfd?: number; readonly node: unknown };
type Operations = { fsync?: (stream: Stream) => number };
type HostFiles = { readonly stream_ops: Operations; realPath(node: unknown): string };
type Options = Parameters<NodeFS["init"]>[1];

/**
 * PostgreSQL asks the disk through `fsync`, which the file system that comes with PGlite has not: it is added here. (PGlite
 * starts with -F, which asks for nothing; and its fdatasync, PostgreSQL's first choice, does nothing.)
 */
export const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((one) => one !== "-F"),
  "-c",
  "wal_sync_method=fsync",
];

export class SyncedFiles extends NodeFS {
  readonly #sync: Sync;

  constructor(folder: string, sync: Sync) {
    super(folder);
    this.#sync = sync;
  }

  override async init(pg: PGlite, options: Options): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pg, options);
    const add = (module: { FS: unknown }) => {
      const { filesystems } = module.FS as { filesystems: { NODEFS: HostFiles } }; // As Emscripten has it.
      const files = filesystems.NODEFS;
      files.stream_ops.fsync = ({ nfd, node }) => this.#syncOne(nfd, () => files.realPath(node));
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), add] },
    };
  }

  /** A folder is open by name only. */
  #syncOne(descriptor: number | undefined, path: () => string): number {
    if (descriptor !== undefined) {
      this.#sync(descriptor);
      return 0;
    }
    const opened = openSync(path(), "r");
    try {
      this.#sync(opened);
    } finally {
      closeSync(opened);
    }
    return 0;
  }
}
