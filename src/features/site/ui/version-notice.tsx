import { useState, useSyncExternalStore } from "react";
import { Button } from "#/design/button.tsx";
import { takeNewVersion, versionStore } from "#/platform/client/offline/version-store.ts";

/** Offers a newer version and waits: a page with a half-filled form in it stays as it is. */
export function VersionNotice() {
  const waiting = useSyncExternalStore(
    versionStore.subscribe,
    versionStore.isWaiting,
    versionStore.onServer,
  );
  const [later, setLater] = useState(false);
  return (
    <output className="print:hidden">
      {waiting && !later && (
        <span className="fixed bottom-4 left-4 z-30 flex max-w-[calc(100vw-2rem)] flex-wrap items-center gap-3 rounded-card border border-line bg-paper p-3 shadow-float max-md:bottom-20">
          A new version is ready. Loading it clears what is typed here.
          <span className="flex gap-2">
            <Button variant="primary" size="small" onClick={takeNewVersion}>
              Load it
            </Button>
            <Button size="small" onClick={() => setLater(true)}>
              Later
            </Button>
          </span>
        </span>
      )}
    </output>
  );
}
