import { USES } from "#knowledge/calculators/by-ingredients.js";
import { HrefLink } from "#/platform/client/href-link.tsx";

/** The calculators that are used with an ingredient, as their records say. */
export function IngredientCalculators({ ingredient }: { ingredient: string }) {
  const uses = Object.hasOwn(USES, ingredient) ? (USES[ingredient] ?? []) : [];
  if (uses.length === 0) return null;
  return (
    <nav
      aria-label="Calculators"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-small print:hidden"
    >
      <span className="caps text-muted">Calculators</span>
      {uses.map(({ id, name }) => (
        <HrefLink
          key={id}
          href={`/calculators/${id}`}
          className="link inline-flex min-h-6 items-center touch:min-h-11"
        >
          {name}
        </HrefLink>
      ))}
    </nav>
  );
}
