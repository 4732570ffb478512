import type { Monograph } from "../monographs.contract.ts";
import { basisWords } from "./monograph-basis.ts";

type Part = Monograph["class"];

/** One part of a monograph: its points, and under them what they rest on. */
export function MonographPart({ title, part }: { title: string; part: Part }) {
  return (
    <div>
      <h3 className="caps mb-1 text-muted">{title}</h3>
      <PartText part={part} />
    </div>
  );
}

export function PartText({ part: { points, basis } }: { part: Part }) {
  return (
    <>
      {points.length === 1 ? (
        <p className="wrap-anywhere">{points[0]}</p>
      ) : (
        <ul className="list-disc space-y-0.5 pl-5">
          {points.map((point) => (
            <li key={point} className="wrap-anywhere">
              {point}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-0.5 text-small text-muted">{basisWords(basis)}</p>
    </>
  );
}
