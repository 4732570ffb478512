import { Card } from "#/design/card.tsx";
import { Loading, Skeleton } from "#/design/skeleton.tsx";

/** Cards to come. */
export function ResultsLoading() {
  return (
    <Loading label="Searching the registry">
      <div className="space-y-4">
        {[1, 2, 3].map((card) => (
          <Card key={card}>
            <Skeleton className="h-6 w-64 max-w-full" />
            <Skeleton className="mt-2 h-4 w-40" />
            <Skeleton className="mt-4 h-4 w-52" />
            <Skeleton className="mt-2 h-4 w-72 max-w-full" />
            <Skeleton className="mt-2 h-4 w-32" />
          </Card>
        ))}
      </div>
    </Loading>
  );
}
