import { HrefLink } from "#/platform/client/href-link.tsx";
import type { CoveredIngredient } from "../../monographs.contract.ts";

/** Ingredients under their first letters; each leads to its monograph, or else to the products that contain it. */
export function IngredientLetters({ ingredients }: { ingredients: readonly CoveredIngredient[] }) {
  const letters = Map.groupBy(ingredients, ({ name }) => name.slice(0, 1).toUpperCase());
  return (
    <>
      <nav aria-label="Letters" className="mb-4 flex flex-wrap gap-1">
        {[...letters.keys()].map((letter) => (
          <a
            key={letter}
            href={`#letter-${letter}`}
            className="link inline-flex size-8 items-center justify-center touch:size-11"
          >
            {letter}
          </a>
        ))}
      </nav>
      <div className="space-y-5">
        {[...letters].map(([letter, some]) => (
          <section key={letter} aria-labelledby={`letter-${letter}`}>
            <h2
              id={`letter-${letter}`}
              className="mb-2 scroll-mt-24 border-b border-line text-h3 text-muted"
            >
              {letter}
            </h2>
            <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
              {some.map((ingredient) => (
                <li key={ingredient.id} className="min-w-0 near-15">
                  <HrefLink
                    href={hrefOf(ingredient)}
                    className="link inline-flex min-h-6 items-center font-medium wrap-anywhere"
                  >
                    {ingredient.name}
                  </HrefLink>
                  <p className="text-small text-muted wrap-anywhere">{checkedWords(ingredient)}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function hrefOf({ id, name, checked }: CoveredIngredient): string {
  return checked === null
    ? `/drugs?${new URLSearchParams({ search: name })}`
    : `/drugs/ingredients/${id}`;
}

function checkedWords({ checked }: CoveredIngredient): string {
  if (checked === null) return "No monograph yet";
  if (checked.by === "nobody") return "General knowledge, unchecked";
  const combination = checked.by === "combination" ? "a combination, " : "";
  return `Checked against ${combination}${checked.source}, on ${checked.on}`;
}
