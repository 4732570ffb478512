import { useQuery } from "@tanstack/react-query";
import { Button } from "#/design/button.tsx";
import { Skeleton } from "#/design/skeleton.tsx";
import { proseQuery } from "./checker.queries.ts";
import { ConditionCalculators } from "./condition-calculators.tsx";

/** Next steps, red flags and source of one condition; fetched when it is first opened. */
export function ConditionProse({ condition }: { condition: string }) {
  const { data, isPending, isError, refetch } = useQuery(proseQuery(condition));
  if (isPending) return <Skeleton className="h-20" />;
  if (isError) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        This could not be loaded without a network.
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!data)
    return (
      <p className="text-small text-muted">Nothing further is written on this condition yet.</p>
    );
  const checked =
    typeof data.checked === "string"
      ? `Basis: ${data.checked}`
      : `Checked: ${data.checked.guideline}, ${data.checked.year}`;
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
      <ConditionCalculators condition={condition} />
      <p className="text-small text-muted">
        Source: {data.source}. {checked}, {data.checkedOn}. No clinician other than its authors has
        reviewed it yet.
      </p>
    </div>
  );
}

function Phrases({ title, phrases }: { title: string; phrases: readonly string[] }) {
  if (phrases.length === 0) return null;
  return (
    <div>
      <h4 className="caps text-muted">{title}</h4>
      <ul className="list-disc pl-5">
        {phrases.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
    </div>
  );
}
