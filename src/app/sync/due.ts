import type { SourceStore } from "#/platform/ingest/run/source-state.store.ts";
import { type Looking, look } from "./look.ts";
import { SMALL_MEGABYTES, type SyncSource } from "./sources.ts";

/** Looks at every publisher whose time has come, one after the other. @returns whether all went well. */
export async function lookAtDue(
  sources: readonly SyncSource[],
  looking: Looking,
): Promise<boolean> {
  let well = true;
  for (const source of sources) {
    if (looking.signal.aborted) return well;
    const known = await looking.store.lookOf(source.name);
    if (known?.nextLookAt && known.nextLookAt > looking.now()) continue;
    well = (await look(source, looking)) && well;
  }
  return well;
}

/** Those that a server may fetch without being asked: what is small, and what was fetched before. */
export async function wantedByServer(
  sources: readonly SyncSource[],
  store: SourceStore,
): Promise<SyncSource[]> {
  const wanted: SyncSource[] = [];
  for (const source of sources) {
    const isSmall = source.megabytes <= SMALL_MEGABYTES;
    if (isSmall || (await store.filesOf(source.name)).length > 0) wanted.push(source);
  }
  return wanted;
}
