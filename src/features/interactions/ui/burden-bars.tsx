import type { BurdenLevel, RegimenBurden } from "../logic/entries/regimen.ts";

const LEVEL_WORDS: Record<BurdenLevel, string> = {
  low: "Low",
  moderate: "Moderate",
  high: "High",
};

const LEVEL_BARS: Record<BurdenLevel, string> = {
  low: "w-1/3 bg-minor",
  moderate: "w-2/3 bg-moderate",
  high: "w-full bg-major",
};

/** What the list does as a whole, with the drugs that add to each burden, the strongest first. */
export function BurdenBars({ regimen }: { regimen: readonly RegimenBurden[] }) {
  if (regimen.length === 0) {
    return <p className="text-muted">No burden is shared by the drugs of this list.</p>;
  }
  return (
    <ul className="space-y-3 print:space-y-1">
      {regimen.map((burden) => (
        <li key={burden.burden} className="grid gap-x-3 sm:grid-cols-[11rem_1fr]">
          <p className="font-medium">{burden.name}</p>
          <div className="min-w-0">
            <p className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className="h-2 min-w-0 flex-1 overflow-hidden rounded-control bg-line print:hidden"
              >
                <span
                  className={`block h-full forced-colors:bg-[CanvasText] ${LEVEL_BARS[burden.level]}`}
                />
              </span>
              <span className="w-18 shrink-0 text-small">{LEVEL_WORDS[burden.level]}</span>
            </p>
            <p className="mt-0.5 text-small break-words text-muted">
              {burden.drugs.map((drug) => drug.name).join(", ")}.{" "}
              {[...burden.notes, burden.advice].join(" ")}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
