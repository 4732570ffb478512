import { useMemo } from "react";
import { Breadcrumbs } from "#/design/breadcrumbs.tsx";
import { Button } from "#/design/button.tsx";
import { Card } from "#/design/card.tsx";
import { CopyButton } from "#/design/copy-button.tsx";
import { LiveRegion } from "#/design/live-region.tsx";
import { keepFragment, useFragmentDraft } from "#/platform/client/fragment.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { Calculator } from "../calculator.ts";
import { copiedText } from "../logic/copied-text.ts";
import { type Draft, draftFrom, fragmentOf, givenOf, isYesNo, restIsNo } from "../logic/draft.ts";
import { workOut } from "../logic/work-out.ts";
import { AboutCalculator } from "./about-calculator.tsx";
import { CalculatorAnswer } from "./calculator-answer.tsx";
import { CalculatorInputs } from "./calculator-inputs.tsx";

/** One calculator. It runs in the browser; what is typed stays in the address, behind the "#" that no server sees. */
export function CalculatorPage({ calculator }: { calculator: Calculator }) {
  const [draft, changeDraft] = useFragmentDraft(draftFrom);
  const worked = useMemo(
    () => workOut(calculator, givenOf(calculator, draft)),
    [calculator, draft],
  );
  const change = (part: Draft) => keepFragment(fragmentOf(changeDraft(part)));
  const clear = () => change(Object.fromEntries(Object.keys(draft).map((key) => [key, undefined])));
  const problems = new Map(
    worked.state === "problem" ? worked.problems.map((one) => [one.field, one.message]) : [],
  );
  const hasOpen = calculator.inputs.some((input) => isYesNo(input) && !draft[input.id]);
  const [first] = worked.state === "value" ? worked.values : [];
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
        <Card aria-label="Result" className="md:p-6 lg:sticky lg:top-20">
          <CalculatorAnswer worked={worked} />
          {worked.state === "value" && (
            <div className="mt-4 flex items-center gap-2 border-t border-line pt-3 print:hidden">
              <Button onClick={() => print()}>Print</Button>
              <CopyButton text={copiedText(calculator, worked)} label="Copy result and sum" />
            </div>
          )}
        </Card>
      </div>
      <LiveRegion
        message={first === undefined ? "" : `${first.label} ${first.text} ${first.unit}`}
      />
      <AboutCalculator calculator={calculator} />
    </>
  );
}
