import { MarkShape } from "#/design/mark-shape.tsx";
import type { Checked, Pair } from "../logic/entries/find.ts";
import { pairTone, pairWords } from "./severity-words.ts";

const LEGEND: readonly Pair[] = [
  { drugs: ["", ""], state: "stated", severity: "major", contraindicated: true },
  { drugs: ["", ""], state: "stated", severity: "major" },
  { drugs: ["", ""], state: "stated", severity: "moderate" },
  { drugs: ["", ""], state: "stated", severity: "minor" },
  { drugs: ["", ""], state: "nothing-found" },
  { drugs: ["", ""], state: "nothing-found", thin: true },
  { drugs: ["", ""], state: "not-checkable" },
];

/** The whole list against itself: a triangle of squares, each a shape with its word for those who cannot see it. */
export function PairMatrix({ checked }: { checked: Checked }) {
  const names = checked.items.map((item) => item.name);
  const byNames = new Map(checked.pairs.map((pair) => [pair.drugs.join("\n"), pair]));
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard. */}
      <section className="relative overflow-x-auto" tabIndex={0} aria-label="Matrix of all pairs">
        <table className="border-separate border-spacing-1">
          <caption className="sr-only">Every pair of the list</caption>
          <tbody>
            {names.slice(1).map((row, index) => (
              <tr key={row}>
                <th
                  scope="row"
                  className="sticky left-0 z-10 max-w-24 truncate bg-paper pr-2 text-right text-small font-normal sm:max-w-36"
                  title={row}
                >
                  {row}
                </th>
                {names.slice(0, index + 1).map((column) => (
                  <MatrixCell key={column} pair={byNames.get(`${column}\n${row}`)} />
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">
                <span className="sr-only">Drug</span>
              </th>
              {names.slice(0, -1).map((column) => (
                <th key={column} scope="col" className="w-8 align-top font-normal">
                  <span
                    className="inline-block max-h-40 truncate text-small [writing-mode:vertical-rl]"
                    title={column}
                  >
                    {column}
                  </span>
                </th>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted" aria-label="Legend">
        {LEGEND.map((pair) => (
          <li key={pairWords(pair)} className="flex items-center gap-1">
            <PairMark pair={pair} />
            {pairWords(pair)}
          </li>
        ))}
        <li className="flex items-center gap-1">
          <span className="size-4 rounded-control border border-dashed border-control" />
          Dashed: predicted
        </li>
      </ul>
    </div>
  );
}

/** What a label forbids has a frame of its own around the mark of the major ones. */
function PairMark({ pair }: { pair: Pair }) {
  const mark = <MarkShape tone={pairTone(pair)} />;
  if (!pair.contraindicated) return mark;
  return (
    <span className="inline-flex rounded-control border-2 border-major p-0.5 forced-colors:border-[CanvasText]">
      {mark}
    </span>
  );
}

function MatrixCell({ pair }: { pair: Pair | undefined }) {
  if (!pair) return null;
  const words = `${pair.drugs[0]} and ${pair.drugs[1]}: ${pairWords(pair)}`;
  const border = pair.state === "predicted" ? "border-dashed border-control" : "border-line";
  return (
    <td className="p-0">
      <span
        title={words}
        className={`relative flex size-8 items-center justify-center rounded-control border bg-paper ${border}`}
      >
        <PairMark pair={pair} />
        <span className="sr-only">{words}</span>
      </span>
    </td>
  );
}
