import { Card } from "#/design/card.tsx";
import type { DayOfDoses } from "../../logic/drawn/day-of.ts";

const clock = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

/** The day as a line from midnight to midnight, with what is taken on it. */
export function DayDrawing({ day }: { day: DayOfDoses }) {
  return (
    <Card aria-labelledby="day" className="md:p-6">
      <h3 id="day" className="text-h3">
        A day of it
      </h3>
      <p className="text-small text-muted">An example of times that keep the interval.</p>
      <ol className="relative mt-4 flex h-20 border-b border-control">
        {day.hours.map((hour) => (
          <li
            key={hour}
            className="absolute bottom-0 flex w-20 -translate-x-1/2 flex-col items-center gap-1 text-center text-small tabular-nums"
            style={{ left: `${(Math.min(Math.max(hour, 1.5), 22.5) / 24) * 100}%` }}
          >
            {day.pieces && <Pieces {...day.pieces} />}
            <span className="leading-tight font-medium">{day.dose}</span>
            <span className="text-muted">{clock(hour)}</span>
            <span aria-hidden="true" className="h-2 border-l-2 border-brand" />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Pieces({ kind, count }: { kind: "tablet" | "capsule"; count: number }) {
  const whole = Math.floor(count);
  const shape =
    kind === "tablet"
      ? "size-3.5 rounded-full border border-form-tablet bg-form-tablet/15"
      : "h-3 w-5 rounded-full border border-form-capsule bg-form-capsule/15";
  return (
    <span className="flex gap-0.5">
      <span className="sr-only">{`${count} ${kind}${count === 1 ? "" : "s"}`}</span>
      {Array.from({ length: whole }, (_, at) => (
        <span key={at} className={shape} />
      ))}
      {count > whole && <span className="h-3.5 w-1.75 rounded-l-full border border-form-tablet" />}
    </span>
  );
}
