import Pill from "lucide-react/icons/pill";
import { lazy, Suspense, useState } from "react";
import { Button } from "#/design/button.tsx";
import { Card } from "#/design/card.tsx";
import { EmptyState } from "#/design/empty-state.tsx";
import { LiveRegion } from "#/design/live-region.tsx";
import { Notice } from "#/design/notice.tsx";
import { takeTo } from "#/design/overlays/reveal.ts";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import type { PatientChart } from "../logic/patient/check-patient.ts";
import { FEWEST_DRUGS } from "./check-state.ts";
import { DrugEntries } from "./drug-entries.tsx";
import { DrugSearch } from "./drug-search.tsx";
import { loadResults } from "./load-results.ts";
import { Unfolding } from "./unfolding.tsx";
import { useInteractionCheck, type InteractionCheck } from "./use-interaction-check.ts";

const CheckResults = lazy(async () => ({ default: (await loadResults()).CheckResults }));

const PasteList = lazy(async () => ({ default: (await import("./paste-list.tsx")).PasteList }));
const PatientContextForm = lazy(async () => ({
  default: (await import("./patient-context.tsx")).PatientContextForm,
}));

const RESULTS = "results";

const NOT_LOADED =
  "The checker's tables could not be fetched. They are needed once; try again with a connection.";

/** The interaction checker: the list at the left, the findings at the right. */
export function InteractionsPage() {
  const [context, setContext] = useState<PatientChart>({});
  const [said, setSaid] = useState("");
  const check = useInteractionCheck(context);
  const add = (inputs: readonly string[]): void => {
    check.add(inputs).then(
      (twice) => setSaid(twice.length > 0 ? `Already in the list: ${twice.join(", ")}` : ""),
      () => setSaid(NOT_LOADED),
    );
  };
  return (
    <>
      <h1 className="text-h1">Drug Interaction Checker</h1>
      <p className="mt-1 mb-6 max-w-column text-muted print:mb-2">
        For professional use. It says what sources state, what follows from mechanism alone, and
        what it does not know. The list stays in this browser.
      </p>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] print:block print:space-y-3">
        <Card
          aria-labelledby="drugs"
          className="space-y-4 lg:sticky lg:top-20 lg:max-h-[calc(100vh-6rem)] lg:overflow-y-auto print:static print:max-h-none print:border-0 print:p-0"
        >
          <h2 id="drugs" className="text-h2">
            Drugs
          </h2>
          <div className="print:hidden">
            <DrugSearch onStart={check.prepare} onAdd={(name) => add([name])} />
          </div>
          {said !== "" && <p className="text-small text-moderate-ink">{said}</p>}
          {check.unread > 0 && <UnreadDrugs check={check} />}
          {check.entries.length > 0 && (
            <DrugEntries
              entries={check.entries}
              onRemove={check.remove}
              onReplace={check.replace}
            />
          )}
          <Unfolding summary="Paste a medication list">
            <PasteList onAdd={add} />
          </Unfolding>
          <Unfolding summary="Patient context (optional)">
            <PatientContextForm onChange={setContext} />
          </Unfolding>
          <CheckButtons check={check} />
        </Card>
        <section
          id={RESULTS}
          tabIndex={-1}
          aria-labelledby="results-title"
          className="min-w-0 scroll-mt-20"
        >
          <h2 id="results-title" className="mb-3 text-h2">
            Interactions
          </h2>
          <Results check={check} chart={context} />
          <LiveRegion message={announcement(check)} />
        </section>
      </div>
    </>
  );
}

/** The address names drugs, and the engine that reads them is on its way. */
function UnreadDrugs({ check }: { check: InteractionCheck }) {
  if (check.engineFailed) {
    return (
      <Notice tone="unknown" framed title="The list could not be read">
        {NOT_LOADED}
        <Button size="small" className="mt-2" onClick={check.start}>
          Try again
        </Button>
      </Notice>
    );
  }
  return (
    <Loading label="Reading the list">
      <SkeletonText lines={Math.min(check.unread, 4)} />
    </Loading>
  );
}

function CheckButtons({ check }: { check: InteractionCheck }) {
  const tooFew = check.entries.length < FEWEST_DRUGS;
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="large"
          className="flex-1"
          disabled={tooFew}
          loading={check.phase === "checking"}
          loadingText="Checking..."
          onClick={() => {
            check.check();
            takeTo(document.getElementById(RESULTS));
          }}
        >
          Check Interactions
        </Button>
        {check.entries.length > 0 && (
          <Button size="large" onClick={check.clear}>
            Clear
          </Button>
        )}
      </div>
      {tooFew && <p className="mt-1 text-small text-muted">Add at least 2 drugs.</p>}
    </div>
  );
}

function Results({ check, chart }: { check: InteractionCheck; chart: PatientChart }) {
  if (check.phase === "checking") return <Checking />;
  if (!check.result) {
    return (
      <Card>
        <EmptyState headingLevel="h3" icon={<Pill />} title="Add two or more drugs">
          Then check them: each pair is looked up, worst first, with its basis.
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className="space-y-4">
      {check.unchecked.length > 0 && (
        <Notice tone="unknown" framed title="Added since the check">
          {check.unchecked.map(({ item }) => item.name).join(", ")}: check again to include{" "}
          {check.unchecked.length === 1 ? "it" : "them"}.
        </Notice>
      )}
      <Suspense fallback={<Checking />}>
        <CheckResults result={check.result} chart={chart} partly={check.unchecked.length > 0} />
      </Suspense>
    </div>
  );
}

function Checking() {
  return (
    <Loading label="Checking interactions">
      <Card>
        <SkeletonText lines={4} />
      </Card>
    </Loading>
  );
}

function announcement({ phase, result }: InteractionCheck): string {
  if (phase === "checking") return "Checking interactions";
  if (!result) return "";
  const { findings, items } = result.checked;
  if (findings.length > 0) return `Check finished, ${findings.length} findings`;
  const whole = items.every(({ coverage }) => coverage === "usual");
  return whole
    ? "Check finished, nothing found"
    : "Check finished, nothing found, and not all of it is known well";
}
