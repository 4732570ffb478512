import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "#/design/error-state.tsx";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import { shortDate } from "#/kernel/relative-time.ts";
import type { FdaRecord as Answer } from "../../fda-record.contract.ts";
import { fdaRecordQuery } from "./fda-record.query.ts";
import { Equivalents } from "./equivalents.tsx";

/** What FDA's own lists say of a product: its approval and rating, changes of its safety sections, shortages. */
export function FdaRecord({ ndc }: { ndc: string }) {
  const record = useQuery(fdaRecordQuery(ndc));
  return (
    <section aria-labelledby="fda-record" className="space-y-4">
      <h2 id="fda-record" className="text-h3">
        In FDA&rsquo;s lists
      </h2>
      {record.isPending && (
        <Loading label="Loading FDA's lists">
          <SkeletonText lines={4} />
        </Loading>
      )}
      {record.isError && (
        <ErrorState
          title="FDA's lists could not be loaded"
          onRetry={() => void record.refetch()}
          retrying={record.isFetching}
        />
      )}
      {record.data !== undefined && <Lists record={record.data} />}
    </section>
  );
}

function Lists({ record: { orangeBook, safetyChanges, shortages } }: { record: Answer }) {
  return (
    <>
      {orangeBook !== null && <Equivalents orangeBook={orangeBook} />}
      <Part
        title="Safety labeling changes"
        asOf={safetyChanges?.asOf}
        read={safetyChanges !== null}
      >
        {safetyChanges !== null && safetyChanges.changes.length === 0
          ? ["None is listed for its application."]
          : (safetyChanges?.changes ?? []).map(({ changedOn, drug, url }) => (
              <a key={changedOn} href={url} className="link" rel="noopener">
                {shortDate(new Date(changedOn))}: FDA approved changes of the safety sections of{" "}
                {drug}
              </a>
            ))}
      </Part>
      <Part title="Shortages" asOf={shortages?.asOf} read={shortages !== null}>
        {shortages !== null && shortages.current.length === 0
          ? ["Not listed as in short supply."]
          : (shortages?.current ?? []).map(({ presentation, status, availability, reason }) => (
              <span key={presentation}>
                {[presentation, status, availability, reason].filter(Boolean).join(", ")}
              </span>
            ))}
      </Part>
    </>
  );
}

/** What was never read is said to be so, and is not the same as nothing listed. */
function Part({
  title,
  asOf,
  read,
  children,
}: {
  title: string;
  asOf: string | null | undefined;
  read: boolean;
  children: readonly React.ReactNode[];
}) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      {read ? (
        <ul className="mt-1 space-y-1">
          {children.map((child, at) => (
            <li key={at} className="wrap-anywhere">
              {child}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-muted">FDA&rsquo;s list has not been read here.</p>
      )}
      {typeof asOf === "string" && (
        <p className="mt-1 text-small text-muted">
          FDA&rsquo;s list as of {shortDate(new Date(asOf))}.
        </p>
      )}
    </div>
  );
}
