import { Card } from "#/design/card.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { differencesOf } from "../logic/differences.ts";
import type { Sighting } from "../pills.terms.ts";
import type { PillMatch } from "../pills.contract.ts";
import { drawnFrom } from "./drawn-from.ts";
import { PillDrawing } from "./pill-drawing.tsx";

/** The pills side by side beside the one that was described, each with where it differs from it. */
export function PillTray({ seen, matches }: { seen: Sighting; matches: readonly PillMatch[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-3">
      <li>
        <Card className="h-full border-2 border-info">
          <PillDrawing pill={drawnFrom(seen)} className="h-12" />
          <p className="mt-2 font-semibold">As described</p>
        </Card>
      </li>
      {matches.map((match, at) => (
        <li key={`${match.ndcNumber} ${at}`}>
          <Card as="article" className="h-full">
            <PillDrawing pill={match} className="h-12" />
            <TrayName match={match} />
            <Differences seen={seen} match={match} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function TrayName({ match }: { match: PillMatch }) {
  const name = [match.brandName, match.strength].filter(Boolean).join(", ");
  return (
    <h3 className="mt-2 font-semibold wrap-anywhere">
      {match.drugId === null ? (
        name
      ) : (
        <HrefLink href={`/drugs/${match.drugId}`} className="link no-underline hover:underline">
          {name}
        </HrefLink>
      )}
    </h3>
  );
}

function Differences({ seen, match }: { seen: Sighting; match: PillMatch }) {
  const differences = differencesOf(seen, match);
  if (differences.length === 0) {
    return <p className="text-small text-fine">Nothing differs from the description</p>;
  }
  return (
    <ul className="mt-1 space-y-0.5 text-small">
      {differences.map(({ feature, says }) => (
        <li key={feature} className="border-l-2 border-moderate pl-1.5">
          <span className="text-muted">Differs in {feature}: </span>
          <span className={feature === "imprint" ? "code" : undefined}>{says}</span>
        </li>
      ))}
    </ul>
  );
}
