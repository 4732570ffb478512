import { Notice } from "#/design/notice.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { RelatedTools } from "#/platform/client/related-tools.tsx";
import type { Calculator, Related } from "../calculator.ts";
import { howChecked } from "../logic/how-checked.ts";

const TOOLS = [
  { href: "/calculators", label: "All calculators" },
  { href: "/drugs/dosage-calculator", label: "Dosage calculator" },
  { href: "/drug-interactions", label: "Interaction checker" },
];

/** When not to use it, what it rests on, and what it is used with. */
export function AboutCalculator({ calculator }: { calculator: Calculator }) {
  const { ingredients = [], conditions = [] } = calculator.for ?? {};
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
        <p className="mt-2 text-small text-muted">{howChecked(calculator)}</p>
      </section>
      <UsedWith
        title="Used with these drugs"
        things={ingredients}
        hrefOf={({ id }) => `/drugs/ingredients/${id}`}
      />
      <UsedWith
        title="Used for these conditions"
        things={conditions}
        hrefOf={({ name }) => `/search?${new URLSearchParams({ q: name })}`}
      />
      <RelatedTools links={TOOLS} />
    </>
  );
}

function UsedWith({
  title,
  things,
  hrefOf,
}: {
  title: string;
  things: readonly Related[];
  hrefOf: (thing: Related) => string;
}) {
  if (things.length === 0) return null;
  return (
    <section aria-label={title} className="mt-6 max-w-column print:hidden">
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-small">
        {things.map((thing) => (
          <li key={thing.id}>
            <HrefLink href={hrefOf(thing)} className="link inline-flex min-h-6 items-center">
              {thing.name}
            </HrefLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
