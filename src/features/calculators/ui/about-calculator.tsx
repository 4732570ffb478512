import { Notice } from "#/design/notice.tsx";
import { RelatedTools } from "#/platform/client/related-tools.tsx";
import type { Calculator } from "../calculator.ts";
import { HOW_CHECKED } from "../logic/how-checked.ts";

const RELATED = [
  { href: "/calculators", label: "All calculators" },
  { href: "/drugs/dosage-calculator", label: "Dosage calculator" },
  { href: "/drug-interactions", label: "Interaction checker" },
];

/** When not to use it, and what it rests on. */
export function AboutCalculator({ calculator }: { calculator: Calculator }) {
  return (
    <>
      <Notice tone="moderate" title="When not to use it" className="mt-6 max-w-column">
        {calculator["not-for"]}
      </Notice>
      <section aria-labelledby="sources" className="mt-6 max-w-column">
        <h2 id="sources" className="text-h3">
          Sources
        </h2>
        <ul className="mt-1 text-small">
          {calculator.sources.map(({ citation, year, newer }) => (
            <li key={citation} className="py-0.5">
              {year === undefined || citation.includes(String(year))
                ? citation
                : `${citation}, ${year}`}
              {newer !== undefined && <strong className="block font-medium">Newer: {newer}</strong>}
            </li>
          ))}
        </ul>
        <p className="mt-2 text-small text-muted">{HOW_CHECKED}</p>
      </section>
      <RelatedTools links={RELATED} />
    </>
  );
}
