import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#/design/button.tsx";
import { Notice } from "#/design/notice.tsx";
import { Table } from "#/design/table.tsx";
import { listEvents, verifyEvents } from "../admin.endpoints.ts";
import { adminQuery } from "./admin.queries.ts";
import { Listed, momentOf } from "./listed.tsx";

const LIMIT = 50;

/** Who did what, the newest first, and whether nobody altered it since. */
export function AuditPart() {
  const [before, setBefore] = useState<number>();
  const asked = useQuery(adminQuery(listEvents, { before, limit: LIMIT }));
  const verdict = useQuery({ ...adminQuery(verifyEvents, {}), enabled: false });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Button loading={verdict.isFetching} onClick={() => void verdict.refetch()}>
          Check the Chain
        </Button>
        {verdict.isError && <Notice tone="major" live="polite" title="It could not be checked." />}
        {verdict.data && (
          <Notice
            tone={verdict.data.fault ? "major" : "info"}
            live="polite"
            title={
              verdict.data.fault
                ? `Event ${verdict.data.fault.seq}: ${verdict.data.fault.what}.`
                : `${verdict.data.events} events: the chain holds.`
            }
          />
        )}
      </div>
      <Listed asked={asked}>
        {({ events }) => (
          <>
            <Table
              caption="Accounts stand by their ids, which outlive the accounts"
              columns={[
                { key: "seq", header: "Event", names: true, cell: ({ seq }) => seq },
                { key: "at", header: "When", cell: ({ at }) => momentOf(at) },
                { key: "action", header: "What", cell: ({ action }) => action },
                { key: "outcome", header: "Outcome", cell: ({ outcome }) => outcome },
                { key: "actor", header: "By", cell: ({ actor }) => actor ?? "nobody signed in" },
                { key: "object", header: "About", cell: ({ object }) => object ?? "" },
                { key: "detail", header: "More", cell: ({ detail }) => wordsOf(detail) },
                { key: "network", header: "From", cell: ({ network }) => network },
              ]}
              rows={events}
              rowKey={({ seq }) => String(seq)}
            />
            <div className="mt-4 flex gap-3">
              {before !== undefined && (
                <Button size="small" onClick={() => setBefore(undefined)}>
                  Newest
                </Button>
              )}
              {events.length === LIMIT && (
                <Button size="small" onClick={() => setBefore(events.at(-1)?.seq)}>
                  Older
                </Button>
              )}
            </div>
          </>
        )}
      </Listed>
    </>
  );
}

function wordsOf(detail: Readonly<Record<string, unknown>>): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(", ") : String(value)}`)
    .join("; ");
}
