import { Card } from "#/design/card.tsx";
import { classNames } from "#/design/class-names.ts";
import type { RateTable } from "../../logic/drawn/rate-table.ts";

/** What a pump is set to, over dose and weight or dose and bag. */
export function RateTableCard({ rates }: { rates: RateTable }) {
  const { unit, bag, columns, rows } = rates;
  const over = rows.some(({ rates: cells }) => cells.includes(null));
  return (
    <Card aria-labelledby="rates" className="md:p-6">
      <h3 id="rates" className="text-h3">
        Rates in mL/h
      </h3>
      <p className="text-small text-muted">
        {bag === undefined ? "By bag" : `Of ${bag}, by weight`}. In tenths, rounded down. Check the
        bag's own label: other strengths give other rates.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard. */}
      <section aria-label="Table of rates" tabIndex={0} className="mt-3 overflow-x-auto">
        <table className="w-full border-collapse text-right tabular-nums">
          <thead>
            <tr className="border-b border-control align-bottom">
              <th scope="col" className="caps py-1.5 pr-3 text-left text-muted">
                {unit}
              </th>
              {columns.map(({ text, own }) => (
                <th
                  key={text}
                  scope="col"
                  className={classNames(
                    "px-2 py-1.5 text-small",
                    own ? "bg-brand-tint font-semibold" : "font-normal text-muted",
                  )}
                >
                  {text}
                  {own && <span className="sr-only"> (this patient)</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ dose, rates: cells }) => (
              <tr key={dose} className="border-b border-line">
                <th scope="row" className="py-1.5 pr-3 text-left font-semibold">
                  {dose}
                </th>
                {columns.map(({ text, own }, at) => (
                  <td key={text} className={classNames("px-2 py-1.5", own && "bg-brand-tint")}>
                    {cells[at] ?? <abbr title="over the maximum">over</abbr>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {over && <p className="mt-2 text-small text-muted">“over”: above the rule's maximum rate.</p>}
    </Card>
  );
}
