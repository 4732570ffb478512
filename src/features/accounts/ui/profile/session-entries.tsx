import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Badge } from "#/design/badge.tsx";
import { Button } from "#/design/button.tsx";
import { ErrorState } from "#/design/error-state.tsx";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import { ageOrDate } from "#/kernel/relative-time.ts";
import { deviceName } from "../../logic/device.ts";
import { EndSessions } from "./end-sessions.tsx";
import { sessionsQuery, type EndedSessions } from "./profile.queries.ts";

/** The browsers that are signed in, each of them to be signed out from here. */
export function SessionEntries() {
  const list = useQuery(sessionsQuery);
  const [now] = useState(() => new Date());
  const [ending, setEnding] = useState<EndedSessions | null>(null);
  if (list.isPending) {
    return (
      <Loading label="Loading your sessions">
        <SkeletonText />
      </Loading>
    );
  }
  if (list.isError) {
    return (
      <ErrorState
        title="Failed to load your sessions"
        headingLevel="h3"
        onRetry={() => void list.refetch()}
      />
    );
  }
  const { sessions } = list.data;
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map(({ id, device, ipAddress, lastUsedAt, current }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1">
              <span className="font-medium">{deviceName(device)}</span>{" "}
              {current && <Badge tone="brand">This browser</Badge>}
              <span className="block text-small text-muted">
                {ipAddress} · last used {ageOrDate(new Date(lastUsedAt), now)}
              </span>
            </span>
            {!current && (
              <Button
                size="small"
                aria-label={`Sign out ${deviceName(device)}`}
                onClick={() => setEnding({ id })}
              >
                Sign Out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        {sessions.length > 1 && (
          <Button onClick={() => setEnding({ which: "others" })}>Sign Out Everywhere Else</Button>
        )}
        <Button onClick={() => setEnding({ which: "all" })}>Sign Out Everywhere</Button>
      </div>
      <EndSessions ending={ending} onClose={() => setEnding(null)} />
    </>
  );
}
