import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "#/design/skeleton.tsx";
import { proseQuery } from "./checker.queries.ts";

/** Next steps, red flags and source of one condition; fetched when it is first opened. */
export function ConditionProse({ condition }: { condition: string }) {
  const { data, isPending, isError } = useQuery(proseQuery(condition));
  if (isPending) return <Skeleton className="h-20" />;
  if (isError) {
    return <p className="text-small text-muted">This could not be loaded without a network.</p>;
  }
  if (!data)
    return (
      <p className="text-small text-muted">Nothing further is written on this condition yet.</p>
    );
  const checked =
    typeof data.checked === "string"
      ? data.checked
      : `${data.checked.guideline}, ${data.checked.year}`;
  return (
    <div className="flex flex-col gap-3">
      {data.otherNames.length > 0 && (
        <p className="text-small text-muted">
          Also called, or including: {data.otherNames.join(", ")}
        </p>
      )}
      <Phrases title="Next steps to consider" phrases={data.nextSteps} />
      <Phrases title="Makes it urgent" phrases={data.redFlags} />
      {data.excludedBy !== undefined && (
        <Phrases title="Would exclude it" phrases={[data.excludedBy]} />
      )}
      <p className="text-small text-muted">
        Source: {data.source}. Checked: {checked}, {data.checkedOn}. No clinician other than its
        authors has reviewed it yet.
      </p>
    </div>
  );
}

function Phrases({ title, phrases }: { title: string; phrases: readonly string[] }) {
  if (phrases.length === 0) return null;
  return (
    <div>
      <h3 className="text-label font-semibold tracking-wide text-muted uppercase">{title}</h3>
      <ul className="list-disc pl-5">
        {phrases.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
    </div>
  );
}
