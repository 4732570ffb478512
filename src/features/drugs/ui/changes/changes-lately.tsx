import { useQuery } from "@tanstack/react-query";
import { Card } from "#/design/card.tsx";
import { Mark } from "#/design/mark.tsx";
import { shortDate } from "#/kernel/relative-time.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { DrugChange } from "../../changes.contract.ts";
import { drugChangesQuery } from "./changes.queries.ts";

/** What FDA changed lately about drugs, by source and date; nothing where nothing did, or nobody knows. */
export function ChangesLately() {
  const { data } = useQuery(drugChangesQuery);
  if (data === undefined || data.changes.length === 0) return null;
  return (
    <Card aria-labelledby="changed-lately">
      <h2 id="changed-lately" className="caps text-muted">
        Changed in the last 30 days
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {data.changes.map((change) => (
          <li key={JSON.stringify(change)} className="py-2">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <Mark tone={change.kind === "recall" ? "moderate" : "major"}>{wordsOf(change)}</Mark>
              <span className="text-small text-muted">{shortDate(new Date(change.on))}</span>
            </div>
            <p className="mt-1 font-medium wrap-anywhere">
              {change.href === null ? (
                change.drug
              ) : (
                <HrefLink href={change.href} className="link">
                  {change.drug}
                </HrefLink>
              )}
            </p>
            <p className="text-small text-muted">
              {change.detail}. {change.source}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function wordsOf({ kind, what }: DrugChange): string {
  return kind === "recall" ? `Recall ${what}` : `${what} boxed warning`;
}
