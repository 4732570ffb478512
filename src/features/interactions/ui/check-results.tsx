import type { ReactNode } from "react";
import { Button } from "#/design/button.tsx";
import { Card } from "#/design/card.tsx";
import { Disclosure } from "#/design/disclosure.tsx";
import { Notice } from "#/design/notice.tsx";
import { PaperLines } from "#/platform/client/paper-lines.tsx";
import type { CheckedList } from "../logic/check.ts";
import type { Finding } from "../logic/entries/find.ts";
import type { PatientChart } from "../logic/patient/check-patient.ts";
import { BurdenBars } from "./burden-bars.tsx";
import { ClearedPairs } from "./cleared-pairs.tsx";
import { FindingCard } from "./finding-card.tsx";
import { PairMatrix } from "./pair-matrix.tsx";
import { PatientFindings } from "./patient-findings.tsx";
import { ResultSummary } from "./result-summary.tsx";

/** Wider than this the matrix runs over the edge of a page; the findings below say the same. */
const MOST_ON_PAPER = 16;

/** The list as a whole, then the results, worst first: stated findings, then folded what is minor and what is only predicted. */
export function CheckResults({
  result,
  chart,
  partly,
}: {
  result: CheckedList;
  chart: PatientChart;
  /** The list has drugs that came after the check. */
  partly: boolean;
}) {
  const { checked, regimen, entries } = result;
  const open = entries.filter((entry) => entry.status !== "resolved");
  const weighty = checked.findings.filter(isWeighty);
  const predicted = checked.findings.filter((finding) => finding.tier === "predicted");
  const minor = checked.findings.filter((one) => one.tier === "stated" && one.severity === "minor");
  return (
    <div className="space-y-6 print:space-y-3">
      <ResultSummary checked={checked} open={open} partly={partly} />
      <Block id="burden" title="The list as a whole">
        <BurdenBars regimen={regimen} />
      </Block>
      <Block id="matrix" title="All pairs" onPaper={checked.items.length <= MOST_ON_PAPER}>
        <PairMatrix checked={checked} />
      </Block>
      <PatientFindings entries={entries} chart={chart} />
      <Findings findings={weighty} />
      {minor.length > 0 && (
        <Disclosure summary={`Minor: ${minor.length}`}>
          <Findings findings={minor} brief />
        </Disclosure>
      )}
      {predicted.length > 0 && (
        <Disclosure
          summary={`Predicted from mechanism, not stated by a source: ${predicted.length}`}
        >
          <Findings findings={predicted} brief />
        </Disclosure>
      )}
      <ClearedPairs cleared={checked.cleared} />
      <Notice tone="info" title="Important Notice">
        This tool is educational only. It lists what sources say and does not replace clinical
        judgment, the current label, or a pharmacist. That nothing is found does not mean that a
        combination is safe.
      </Notice>
      <Button onClick={() => window.print()} className="print:hidden">
        Print
      </Button>
      <PaperLines />
    </div>
  );
}

const isWeighty = ({ tier, severity }: Finding): boolean =>
  tier === "stated" && severity !== "minor";

function Findings({ findings, brief = false }: { findings: readonly Finding[]; brief?: boolean }) {
  return (
    <div className="space-y-3 print:space-y-1">
      {findings.map((finding) => (
        <FindingCard key={finding.id} finding={finding} brief={brief} />
      ))}
    </div>
  );
}

function Block({
  id,
  title,
  onPaper = true,
  children,
}: {
  id: string;
  title: string;
  onPaper?: boolean;
  children: ReactNode;
}) {
  return (
    <Card aria-labelledby={id} className={onPaper ? "print:border-0 print:p-0" : "print:hidden"}>
      <h3 id={id} className="mb-3 text-h3">
        {title}
      </h3>
      {children}
    </Card>
  );
}
