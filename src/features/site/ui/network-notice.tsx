import WifiOff from "lucide-react/icons/wifi-off";
import { useSyncExternalStore } from "react";
import { onlineStore } from "#/design/online.ts";
import { keptStore } from "#/platform/client/offline/kept-store.ts";
import { ageOrDate } from "#/kernel/relative-time.ts";

/** Says that there is no network, and of what age kept content is. */
export function NetworkNotice() {
  const online = useSyncExternalStore(
    onlineStore.subscribe,
    onlineStore.current,
    onlineStore.onServer,
  );
  const since = useSyncExternalStore(keptStore.subscribe, keptStore.current, keptStore.onServer);
  return (
    <output className="block print:hidden">
      {(!online || since !== null) && (
        <span className="flex items-center justify-center gap-2 bg-ink px-4 py-1.5 text-small text-paper">
          <WifiOff className="size-4 shrink-0" />
          <span>
            {online ? "The network did not answer." : "You are offline."}
            {since === null ? " What is already loaded still works." : ` ${keptWords(since)}`}
          </span>
        </span>
      )}
    </output>
  );
}

function keptWords(since: Date): string {
  const exact = since.toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
  return `This page was kept ${ageOrDate(since, new Date())} (${exact}).`;
}
