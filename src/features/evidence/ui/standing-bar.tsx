import { STANDINGS, type Standings } from "../standing.ts";
import { totalOf } from "../logic/standings.ts";
import { STANDING_WORDS } from "./evidence-words.ts";

/** Shares of a whole as a bar; the table beside it says the same in figures. */
export function StandingBar({ counts }: { counts: Standings }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${totalOf(counts)} 1`}
      preserveAspectRatio="none"
      className="h-4 w-full rounded-control border border-line"
    >
      {STANDINGS.map((standing, at) => (
        <rect
          key={standing}
          x={STANDINGS.slice(0, at).reduce((sum, before) => sum + counts[before], 0)}
          width={counts[standing]}
          height={1}
          className={STANDING_WORDS[standing].color}
        />
      ))}
    </svg>
  );
}

/** What the colors mean, and what each judgement says. */
export function StandingLegend() {
  return (
    <ul className="grid gap-x-6 gap-y-2 text-small sm:grid-cols-2">
      {STANDINGS.map((standing) => {
        const { name, means, color } = STANDING_WORDS[standing];
        return (
          <li key={standing} className="flex gap-2">
            <svg aria-hidden="true" viewBox="0 0 1 1" className="mt-0.5 size-3.5 shrink-0">
              <rect width={1} height={1} className={color} />
            </svg>
            <span className="text-muted">
              <b className="text-ink">{name}:</b> {means}.
            </span>
          </li>
        );
      })}
    </ul>
  );
}
