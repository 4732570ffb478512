import { Button } from "#/design/button.tsx";
import { classNames } from "#/design/class-names.ts";
import { CopyButton } from "#/design/copy-button.tsx";
import { LiveRegion } from "#/design/live-region.tsx";
import { PaperLines } from "#/platform/client/paper-lines.tsx";
import type { Calculator } from "../calculator.ts";
import { copiedText } from "../logic/copied-text.ts";
import type { Draft } from "../logic/draft.ts";
import { givenOf } from "../logic/given-of.ts";
import { sourceText } from "../logic/source-text.ts";
import { type Value, type Worked, workOut } from "../logic/work-out.ts";

/** What a calculator comes to with what is typed so far. */
export function answerTo(calculator: Calculator, draft: Draft): Worked {
  return workOut(calculator, givenOf(calculator, draft));
}

/** The answer while it is typed: the value large, what it means, the other values, the sum. */
export function Answer({ calculator, worked }: { calculator: Calculator; worked: Worked }) {
  if (worked.state === "needs") return null;
  if (worked.state === "problem") {
    return (
      <>
        <h2 className="text-h3">No result for these inputs</h2>
        <ul className="mt-1 text-major-ink">
          {worked.problems.map(({ message }) => (
            <li key={message}>{message}.</li>
          ))}
        </ul>
      </>
    );
  }
  const [first, ...others] = worked.values;
  return (
    <>
      <h2 className="text-small text-muted">{first?.label}</h2>
      <p className="mt-1 tabular-nums">
        <span className="text-figure">{first?.text}</span> {first?.unit}
      </p>
      {worked.band !== null && (
        <div className="mt-3 border-l-4 border-brand pl-3">
          <p className="font-semibold">{worked.band}</p>
          <p>{worked.says}</p>
        </div>
      )}
      {others.length > 0 && <OtherValues values={others} />}
      {worked.wanting.length > 0 && (
        <p className="mt-2 text-small text-muted">
          Not worked out without what was left out: {worked.wanting.join(", ")}.
        </p>
      )}
      {worked.notes.map((note) => (
        <p key={note} className="mt-2 text-small">
          {note}
        </p>
      ))}
      <Sum lines={worked.sum} />
      <div className="mt-4 flex items-center gap-2 border-t border-line pt-3 print:hidden">
        <Button onClick={() => print()}>Print</Button>
        <CopyButton text={copiedText(calculator, worked)} label="Copy result and sum" />
      </div>
      <p className="mt-4 hidden text-small print:block">
        Source: {sourceText(calculator.sources)}.
      </p>
      <PaperLines />
      <LiveRegion message={`${first?.label} ${first?.text} ${first?.unit}`} />
    </>
  );
}

function OtherValues({ values }: { values: readonly Value[] }) {
  return (
    <dl className="mt-3 divide-y divide-line border-y border-line">
      {values.map(({ id, label, text, unit }) => (
        <div key={id} className="flex justify-between gap-4 py-1">
          <dt className="text-muted">{label}</dt>
          <dd className="shrink-0 font-medium tabular-nums">
            {text} {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Sum({ lines }: { lines: readonly string[] }) {
  return (
    <section aria-labelledby="sum" className="mt-4">
      <h3 id="sum" className="text-h3">
        How it was worked out
      </h3>
      <ol className="mt-1 text-small wrap-anywhere tabular-nums">
        {lines.map((line, index) => (
          <li
            key={line}
            className={classNames(
              "py-0.5",
              index === lines.length - 1 && "mt-1 border-t border-ink pt-1 font-semibold",
            )}
          >
            {line}
          </li>
        ))}
      </ol>
    </section>
  );
}
