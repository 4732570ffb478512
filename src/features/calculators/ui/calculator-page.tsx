import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { Breadcrumbs } from "#/design/breadcrumbs.tsx";
import { Button } from "#/design/button.tsx";
import { Card } from "#/design/card.tsx";
import { useFragmentDraft, useKeptFragment } from "#/platform/client/fragment.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { stillPart } from "#/platform/client/waking/part.tsx";
import type { Calculator } from "../calculator.ts";
import { type Draft, draftFrom, fragmentOf, isYesNo, restIsNo } from "../logic/draft.ts";
import { answeringQuery } from "./calculator.queries.ts";
import { CalculatorInputs } from "./calculator-inputs.tsx";
import { ResultCard } from "./result-card.tsx";

const About = stillPart(
  async () => (await import("./about-calculator.tsx")).AboutCalculator,
  <div className="h-64" />,
);

/** One calculator. It runs in the browser; what is typed stays in the address, behind the "#" that no server sees. */
export function CalculatorPage({ calculator }: { calculator: Calculator }) {
  const [draft, changeDraft] = useFragmentDraft(draftFrom);
  const { data: answering, isError, refetch } = useQuery(answeringQuery);
  const worked = useMemo(
    () => answering?.answerTo(calculator, draft),
    [answering, calculator, draft],
  );
  const [isChanged, setChanged] = useState(false);
  useKeptFragment(isChanged ? fragmentOf(draft) : undefined);
  const change = useCallback(
    (part: Draft) => {
      changeDraft(part);
      setChanged(true);
    },
    [changeDraft],
  );
  const clear = () => change(Object.fromEntries(Object.keys(draft).map((key) => [key, undefined])));
  const problems = new Map(
    worked?.state === "problem" ? worked.problems.map((one) => [one.field, one.message]) : [],
  );
  const hasOpen = calculator.inputs.some((input) => isYesNo(input) && !draft[input.id]);
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: "Calculators", href: "/calculators" },
          { label: calculator.name, href: `/calculators/${calculator.id}` },
        ]}
        renderLink={({ label, href }, className) => (
          <HrefLink href={href} className={className}>
            {label}
          </HrefLink>
        )}
      />
      <h1 className="mt-1 text-h1">{calculator.name}</h1>
      <p className="mt-1 mb-5 max-w-column text-muted">{calculator.population}</p>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] print:block">
        <Card as="div" className="md:p-6 print:hidden">
          <form aria-label="Inputs" onSubmit={(event) => event.preventDefault()}>
            <CalculatorInputs {...{ calculator, draft, problems }} onChange={change} />
            <div className="mt-4 flex flex-wrap gap-2">
              {hasOpen && (
                <Button onClick={() => change(restIsNo(calculator, draft))}>
                  Answer the rest with No
                </Button>
              )}
              <Button variant="quiet" onClick={clear}>
                Clear
              </Button>
            </div>
          </form>
        </Card>
        <ResultCard
          {...{ calculator, answering, worked }}
          failed={isError}
          onRetry={() => void refetch()}
        />
      </div>
      <About calculator={calculator} />
    </>
  );
}
