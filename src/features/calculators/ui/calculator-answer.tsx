import { classNames } from "#/design/class-names.ts";
import type { Value, Worked } from "../logic/work-out.ts";

/** The answer while it is typed: the value large, what it means, the other values, the sum. */
export function CalculatorAnswer({ worked }: { worked: Worked }) {
  if (worked.state === "needs") {
    return (
      <>
        <h2 className="text-h3">No result yet</h2>
        <p className="mt-1 text-muted">
          Still needed: {worked.inputs.map(({ label }) => label).join("; ")}.
        </p>
      </>
    );
  }
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
