import { Card } from "#/design/card.tsx";
import { classNames } from "#/design/class-names.ts";
import { Table } from "#/design/table.tsx";
import { type KidneyStep, type KidneySteps, MOST_KIDNEY } from "../../logic/drawn/kidney-steps.ts";

const NAMES = { CrCl: "creatinine clearance", eGFR: "eGFR" } as const;
const TICKS = [0, 30, 60, 90, 120];
/** A step without a dose is as high as its mark. */
const LEAST_SHARE = 0.12;

const place = (value: number): string => `${(value / (MOST_KIDNEY + 1)) * 100}%`;
const letter = (at: number): string => String.fromCodePoint(65 + at);

/** The dose as steps over kidney function: what this patient gets, and how near the next step is. */
export function KidneyDrawing({ kidneys }: { kidneys: KidneySteps }) {
  const { measure, unit, steps, patient, own } = kidneys;
  return (
    <Card aria-labelledby="kidneys" className="md:p-6">
      <h3 id="kidneys" className="text-h3">
        By kidney function
      </h3>
      <p className="text-small text-muted">
        By {NAMES[measure]}, all else as given. The height is what a day comes to.
      </p>
      <div aria-hidden="true" className="mt-4">
        <div className="relative h-36 border-b border-control">
          {steps.map((step, at) => (
            <div
              key={step.from}
              className={classNames(
                "absolute bottom-0 border-x border-t-2 text-center text-small font-semibold",
                step.dose === null
                  ? "border-line border-t-major bg-major-tint text-major-ink"
                  : "border-line border-t-brand bg-brand-tint",
              )}
              style={{
                left: place(step.from),
                width: place(step.to - step.from + 1),
                height: `${Math.max(step.share, LEAST_SHARE) * 82}%`,
              }}
            >
              {letter(at)}
            </div>
          ))}
          {patient !== undefined && (
            <div
              className="absolute inset-y-0 border-l-2 border-ink"
              style={{ left: place(Math.min(patient, MOST_KIDNEY)) }}
            >
              <span
                className={classNames(
                  "absolute top-0 w-max bg-paper/90 px-1 text-small font-semibold tabular-nums",
                  patient > MOST_KIDNEY / 2 && "right-0",
                )}
              >
                This patient: {patient}
              </span>
            </div>
          )}
        </div>
        <div className="relative h-5 text-small text-muted tabular-nums">
          {TICKS.map((tick) => (
            <span key={tick} className="absolute" style={{ left: place(tick) }}>
              {tick}
            </span>
          ))}
        </div>
      </div>
      <Table
        caption={`Dose by ${NAMES[measure]}`}
        captionHidden
        rows={steps.map((step, at) => ({
          name: letter(at),
          range: `${rangeOf(step)}${at === own ? " (this patient)" : ""}`,
          dose: step.dose === null ? step.reason : `${step.dose}, ${step.frequency}`,
        }))}
        rowKey={({ name }) => name}
        columns={[
          { key: "step", header: "Step", names: true, cell: ({ name }) => name },
          { key: "range", header: `${measure}, ${unit}`, cell: ({ range }) => range },
          { key: "dose", header: "Dose", cell: ({ dose }) => dose },
        ]}
      />
    </Card>
  );
}

function rangeOf({ from, to }: KidneyStep): string {
  if (to === MOST_KIDNEY) return `${from} and over`;
  return from === to ? String(from) : `${from} to ${to}`;
}
