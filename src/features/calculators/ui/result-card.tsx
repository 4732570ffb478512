import { Button } from "#/design/button.tsx";
import { Card } from "#/design/card.tsx";
import type { Calculator, Input } from "../calculator.ts";
import { isYesNo } from "../logic/draft.ts";
import type { Worked } from "../logic/work-out.ts";
import type * as Answering from "./answering.tsx";

/** The result, or what it still needs; until the engine is there, everything that has to be given. */
export function ResultCard({
  calculator,
  answering,
  worked,
  failed,
  onRetry,
}: {
  calculator: Calculator;
  answering: typeof Answering | undefined;
  worked: Worked | undefined;
  failed: boolean;
  onRetry: () => void;
}) {
  const needed =
    worked === undefined
      ? calculator.inputs.filter(({ optional }) => !optional)
      : worked.state === "needs"
        ? worked.inputs
        : [];
  return (
    <Card aria-label="Result" className="md:p-6 lg:sticky lg:top-20">
      {failed ? (
        <>
          <h2 className="text-h3">The result could not be loaded</h2>
          <p className="my-1 text-muted">Check the connection. What is typed stays here.</p>
          <Button onClick={onRetry}>Try again</Button>
        </>
      ) : answering === undefined || worked === undefined || needed.length > 0 ? (
        <>
          <h2 className="text-h3">No result yet</h2>
          <p className="mt-1 text-muted">{wantingText(needed)}</p>
        </>
      ) : (
        <answering.Answer calculator={calculator} worked={worked} />
      )}
    </Card>
  );
}

/** Each by its name; many open questions by their number, so that a list of thirty is not in the way. */
function wantingText(needed: readonly Input[]): string {
  const questions = needed.filter(isYesNo);
  const others = needed.filter((input) => !isYesNo(input) || questions.length <= 8);
  const many = questions.length > 8 ? [`${questions.length} questions of yes or no`] : [];
  return `Still needed: ${[...others.map(({ label }) => label), ...many].join("; ")}.`;
}
