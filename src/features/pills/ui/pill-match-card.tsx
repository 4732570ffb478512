import Check from "lucide-react/icons/check";
import { Badge } from "#/design/badge.tsx";
import { Card } from "#/design/card.tsx";
import { Disclosure } from "#/design/disclosure.tsx";
import { Mark } from "#/design/mark.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { PillMatch } from "../pills.contract.ts";
import { PillDrawing } from "./pill-drawing.tsx";

const IMPRINT_WORDS = {
  exact: "imprint as typed",
  misread: "imprint with a character read differently",
  "one side": "one side of the imprint",
  part: "a part of the imprint",
  none: "another imprint",
} as const;

/** One possible match: its drawing, what it is, why it matched and how sure that is. */
export function PillMatchCard({ match }: { match: PillMatch }) {
  const name = [match.brandName, match.strength].filter(Boolean).join(", ");
  return (
    <Card as="article" className="flex flex-wrap gap-4">
      <div className="flex h-24 w-52 shrink-0 items-center justify-center rounded-control bg-canvas max-sm:w-full">
        <PillDrawing pill={match} className="h-16" />
      </div>
      <div className="min-w-0 flex-1 basis-60 space-y-1">
        <h3 className="text-h3 wrap-anywhere">
          {match.drugId === null ? (
            name
          ) : (
            <HrefLink href={`/drugs/${match.drugId}`} className="link no-underline hover:underline">
              {name}
            </HrefLink>
          )}
        </h3>
        <p className="text-muted">
          {match.genericName.toLowerCase()}
          <span className="text-small"> · {match.manufacturer}</span>
        </p>
        <p className="flex flex-wrap gap-1.5">
          <Sureness match={match} />
          {match.lookAlike && <Mark tone="moderate">Looks alike, another ingredient</Mark>}
        </p>
        <p className="text-small text-muted">
          {[
            match.color,
            match.shape,
            match.sizeMm === null ? "" : `${match.sizeMm} mm`,
            match.score === "yes" ? "scored" : "",
          ]
            .filter(Boolean)
            .join(", ")}
          {match.imprint !== "" && (
            <span className="code"> · {match.imprint.replaceAll(";", " ")}</span>
          )}
        </p>
        <ul className="flex flex-wrap gap-x-3 text-small text-fine">
          {match.matchedOn.map((feature) => (
            <li key={feature} className="flex items-center gap-1">
              <Check className="size-3.5" />
              {feature === "imprint" && match.imprintMatch !== null
                ? IMPRINT_WORDS[match.imprintMatch]
                : feature}
            </li>
          ))}
        </ul>
        <OtherLabelers names={match.otherLabelers} />
        {match.drugId === null && (
          <p className="text-small text-muted">
            This pill's drug is not in the drug reference here.
          </p>
        )}
      </div>
    </Card>
  );
}

function OtherLabelers({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  if (names.length === 1) return <p className="text-small text-muted">Also from {names[0]}</p>;
  return (
    <Disclosure summary={`Also from ${names.length} other labelers`} className="text-small">
      <p className="wrap-anywhere text-muted">{names.join(", ")}</p>
    </Disclosure>
  );
}

const READ_AS_IT_IS = new Set<PillMatch["imprintMatch"]>(["exact", "one side"]);

/**
 * Words, not a percentage: the share is among the pills that we know, and says nothing about any other. So an imprint that
 * was read otherwise is no more than possible, however alone it stands.
 */
function Sureness({ match: { likelihood, imprintMatch } }: { match: PillMatch }) {
  if (imprintMatch === null || imprintMatch === "none") return <Badge>Possible by its looks</Badge>;
  if (likelihood >= 0.9 && imprintMatch === "exact") return <Badge tone="fine">Strong match</Badge>;
  return likelihood >= 0.4 && READ_AS_IT_IS.has(imprintMatch) ? (
    <Badge tone="info">Likely match</Badge>
  ) : (
    <Badge>Possible match</Badge>
  );
}
