import { HrefLink } from "#/platform/client/href-link.tsx";

const TOOLS = [
  { label: "Interactions", href: "/drug-interactions", what: "paste a list" },
  { label: "Dose", href: "/drugs/dosage-calculator", what: "sum and source" },
  { label: "Symptoms", href: "/symptom-checker", what: "for and against" },
  { label: "Pill", href: "/drugs/pill-identifier", what: "imprint or look" },
  { label: "Calculators", href: "/calculators", what: "scores, worked" },
  { label: "NPI", href: "/npi", what: "find, check many" },
] as const;

/** Every tool in one line, each with what it takes or gives. */
export function ToolStrip() {
  return (
    <nav aria-label="Tools">
      <ul className="grid grid-cols-3 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-6">
        {TOOLS.map(({ label, href, what }) => (
          <li key={href} className="bg-paper">
            <HrefLink
              href={href}
              className="group block h-full px-3 py-3 -outline-offset-2 hover:bg-brand-tint/50 max-sm:px-2"
            >
              <span className="block font-semibold group-hover:text-brand">{label}</span>
              <span className="block text-small text-muted">{what}</span>
            </HrefLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
