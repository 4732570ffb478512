import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "#/design/button.tsx";
import { Table } from "#/design/table.tsx";
import type { JobRow } from "../admin.contract.ts";
import { listJobs, listSources, runJob } from "../admin.endpoints.ts";
import { adminMutation, adminQuery } from "./admin.queries.ts";
import { Listed, momentOf } from "./listed.tsx";

/** How old what is shown is, by source. */
export function SourcesPart() {
  const asked = useQuery(adminQuery(listSources, {}));
  return (
    <Listed asked={asked}>
      {({ sources }) => (
        <Table
          caption="Where what Wardbook shows comes from, and when it last came"
          columns={[
            { key: "title", header: "Source", names: true, cell: ({ title }) => title },
            {
              key: "content",
              header: "Content of",
              cell: ({ contentOn }) => contentOn ?? "unknown",
            },
            { key: "read", header: "Read in full", cell: ({ updatedAt }) => momentOf(updatedAt) },
            { key: "looked", header: "Asked last", cell: ({ lookedAt }) => momentOf(lookedAt) },
            { key: "failure", header: "Failure", cell: ({ failure }) => failure ?? "none" },
          ]}
          rows={sources}
          rowKey={({ name }) => name}
        />
      )}
    </Listed>
  );
}

/** What servers do by themselves; of several one does it. */
export function JobsPart() {
  const asked = useQuery(adminQuery(listJobs, {}));
  const run = useMutation(
    adminMutation(useQueryClient(), runJob, "A server will run it within a minute"),
  );
  const running = run.isPending ? run.variables.job : undefined;
  return (
    <Listed asked={asked}>
      {({ jobs }) => (
        <ul className="divide-y divide-line">
          {jobs.map((job) => (
            <JobEntry
              key={job.job}
              {...job}
              isAsked={running === job.job}
              onRun={() => run.mutate({ job: job.job })}
            />
          ))}
        </ul>
      )}
    </Listed>
  );
}

function JobEntry({
  job,
  isRunning,
  lastRunAt,
  failures,
  lastFailure,
  isAsked,
  onRun,
}: JobRow & { isAsked: boolean; onRun: () => void }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{job}</p>
        <p className="text-small text-muted">
          {isRunning ? "Running now" : `Last run: ${momentOf(lastRunAt)}`}
        </p>
        {lastFailure !== null && (
          <p className="wrap-anywhere">
            Failed, {failures} in a row: {lastFailure}
          </p>
        )}
      </div>
      <Button
        size="small"
        aria-label={`Run Now: ${job}`}
        disabled={isRunning}
        loading={isAsked}
        onClick={onRun}
      >
        Run Now
      </Button>
    </li>
  );
}
