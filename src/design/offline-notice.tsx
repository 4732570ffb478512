import WifiOff from "lucide-react/icons/wifi-off";
import { type ReactNode, useSyncExternalStore } from "react";
import { onlineStore } from "./online.ts";

/** Appears while the device has no network and says what still works. */
export function OfflineNotice({ children }: { children: ReactNode }) {
  const online = useSyncExternalStore(
    onlineStore.subscribe,
    onlineStore.current,
    onlineStore.onServer,
  );
  return (
    <output className="block print:hidden">
      {!online && (
        <span className="flex items-center justify-center gap-2 bg-ink px-4 py-1.5 text-small text-paper">
          <WifiOff className="size-4 shrink-0" />
          {children}
        </span>
      )}
    </output>
  );
}
