import { useQuery } from "@tanstack/react-query";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { calculatorsQuery } from "./checker.queries.ts";

/** The calculators that are used for a condition; nothing where there is none, or they could not be loaded. */
export function ConditionCalculators({ condition }: { condition: string }) {
  const { data = [] } = useQuery(calculatorsQuery(condition));
  if (data.length === 0) return null;
  return (
    <div>
      <h4 className="caps text-muted">Calculators</h4>
      <ul className="flex flex-wrap gap-x-4">
        {data.map(({ id, name }) => (
          <li key={id}>
            <HrefLink href={`/calculators/${id}`} className="link inline-flex min-h-6 items-center">
              {name}
            </HrefLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
