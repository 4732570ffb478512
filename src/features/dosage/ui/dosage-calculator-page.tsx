import { Suspense } from "react";
import { DosageCalculation } from "./dosage-calculation.tsx";
import { SafetyGuidelines } from "./safety-guidelines.tsx";

/** The dosage calculator. The rules and the engine run in the browser; nothing that is typed leaves it. */
export function DosageCalculatorPage() {
  return (
    <>
      <h1 className="text-h1">Dosage Calculator</h1>
      <p className="mt-1 mb-6 max-w-column text-muted print:hidden">
        For professional use. It shows the rule, the sum and the source of every dose, and says when
        it has none. What is typed stays in this browser.
      </p>
      <DosageCalculation />
      <Suspense>
        <SafetyGuidelines />
      </Suspense>
    </>
  );
}
