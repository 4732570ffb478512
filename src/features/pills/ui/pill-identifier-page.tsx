import Pill from "lucide-react/icons/pill";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { EmptyState } from "#/design/empty-state.tsx";
import { Notice } from "#/design/notice.tsx";
import { takeTo } from "#/design/overlays/reveal.ts";
import { keepFragment, useFragmentDraft } from "#/platform/client/fragment.ts";
import { RelatedTools } from "#/platform/client/related-tools.tsx";
import { untilPause } from "#/platform/client/waking/until-pause.ts";
import { canBeAsked, PillForm } from "./pill-form.tsx";
import { PillMatches } from "./pill-matches.tsx";
import { loadOffline } from "./pills.queries.ts";
import { fragmentOf, sightingFrom } from "./sighting-fragment.ts";

/** Poison Help, the national line of the US poison centers. */
const POISON_HELP = "1-800-222-1222";

const RELATED = [
  { href: "/drug-interactions", label: "Drug interaction checker" },
  { href: "/drugs", label: "Drug list" },
  { href: "/symptom-checker", label: "Symptom checker" },
];

/** The address is written when somebody asks: with each key it would wake the router, and all that follows it. */
export function PillIdentifierPage() {
  const [seen, setSeen] = useFragmentDraft(sightingFrom);
  const shown = useDeferredValue(seen);
  // Neither before the first touch: what an address describes in full, as on the way back from a match, is asked.
  const [asked, setAsked] = useState<boolean>();
  useEffect(() => {
    // For when there is no network; in nobody's way, and where it cannot be had now, it is not missed.
    void untilPause().then(() => loadOffline().catch(() => undefined));
  }, []);
  const ready = canBeAsked(shown);
  const matches = useRef<HTMLElement>(null);
  return (
    <>
      <h1 className="text-h1">Pill identifier</h1>
      <p className="mt-1 mb-4 max-w-column text-muted">
        The imprint tells most and is enough alone; shape and color weigh and never exclude a pill.
      </p>
      <div className="mb-4 grid gap-3 md:grid-cols-2">
        <Notice tone="moderate" title="Safety notice">
          Drawings are made from listings, not from photographs. Confirm with a pharmacist before
          anyone takes a pill. Poison Help:{" "}
          <a href={`tel:${POISON_HELP}`} className="link font-semibold">
            {POISON_HELP}
          </a>
        </Notice>
        <Notice tone="major" title="Emergency">
          If someone has collapsed, has a seizure, has trouble breathing or cannot be awakened, call{" "}
          <a href="tel:911" className="link font-semibold">
            911
          </a>{" "}
          at once.
        </Notice>
      </div>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div>
          <PillForm
            seen={seen}
            onChange={(part) => {
              setAsked(asked ?? ready);
              setSeen(part);
            }}
            onIdentify={() => {
              keepFragment(fragmentOf(seen));
              setAsked(true);
              takeTo(matches.current);
            }}
            onClear={() => {
              setSeen(sightingFrom(""));
              keepFragment("");
              setAsked(false);
            }}
          />
        </div>
        <section
          ref={matches}
          tabIndex={-1}
          aria-labelledby="matches"
          className="min-w-0 scroll-mt-20"
        >
          <h2 id="matches" className="mb-2 text-h3">
            Possible matches
          </h2>
          {(asked ?? true) && ready ? (
            <PillMatches key={fragmentOf(shown)} seen={shown} />
          ) : (
            <EmptyState headingLevel="h3" icon={<Pill />} title="Nothing described yet">
              Type what is printed on the pill, or choose shape and color where nothing is, and
              press Identify Pill.
            </EmptyState>
          )}
        </section>
      </div>
      <RelatedTools links={RELATED} />
    </>
  );
}
