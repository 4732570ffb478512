import { USES } from "#knowledge/calculators/by-ingredients.js";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { Answer } from "../logic/answer.ts";
import { calculatorLinks } from "../logic/calculators/calculator-links.ts";
import type { Draft } from "../logic/patient/draft.ts";

/** Where the same patient is calculated on, with the fields filled in. */
export function DoseCalculators({ draft, answer }: { draft: Draft; answer: Answer }) {
  return (
    <nav
      aria-label="Calculators for this patient"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-small print:hidden"
    >
      <span className="caps text-muted">Calculators for this patient</span>
      {calculatorLinks(draft, answer, USES).map(({ href, label }) => (
        <HrefLink
          key={href}
          href={href}
          className="link inline-flex min-h-6 items-center touch:min-h-11"
        >
          {label}
        </HrefLink>
      ))}
    </nav>
  );
}
