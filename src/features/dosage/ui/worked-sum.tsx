import { classNames } from "#/design/class-names.ts";
import type { MarkTone } from "#/design/mark-shape.tsx";
import { MarkShape } from "#/design/mark-shape.tsx";

/** The derivation line by line; the last line is the dose and stands under a rule, as in a sum on paper. */
export function WorkedSum({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="sum" className="mt-4">
      <h4 id="sum" className="text-h3">
        How it was worked out
      </h4>
      <ol className="mt-1 tabular-nums">
        {lines.map((line, index) => (
          <li
            key={`${index} ${line}`}
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

/** Warnings or notes, each with its mark. */
export function SaidList({
  title,
  tone,
  said,
}: {
  title: string;
  tone: MarkTone;
  said: readonly string[];
}) {
  if (said.length === 0) return null;
  return (
    <section className="mt-4">
      <h4 className="text-h3">{title}</h4>
      <ul className="mt-1 flex flex-col gap-1">
        {said.map((text) => (
          <li key={text} className="flex max-w-column gap-2">
            <MarkShape tone={tone} className="mt-[0.1875rem]" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where the rule comes from, and whether it was compared with it. */
export function Basis({ source, checked }: { source: string; checked: string | undefined }) {
  return (
    <footer className="mt-4 border-t border-line pt-3 text-small text-muted">
      <p>Source: {source}</p>
      {checked !== undefined && <p>{checked}</p>}
    </footer>
  );
}
