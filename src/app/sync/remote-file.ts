import type { Fetch } from "#/platform/outgoing/polite-fetch.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Addresses } from "./addresses.ts";

/** A file that a publisher offers. */
export type RemoteFile = {
  /** What tells it from the publisher's next: its days, its month, its ETag. */
  readonly key: string;
  readonly url: string;
  /** About how large it is, where the publisher says it. */
  readonly bytes?: number;
};

/** What a search for new files is given. */
export type Finding = {
  readonly fetch: Fetch;
  readonly addresses: Addresses;
  /** Without one, files are only fetched: then what is in it is not asked. */
  readonly database: Database | undefined;
  readonly isRead: (key: string) => boolean;
  readonly now: Date;
  readonly signal: AbortSignal;
};

/** The files that are to be read next, in their order; none where all were read. */
export type Find = (finding: Finding) => Promise<readonly RemoteFile[]>;
