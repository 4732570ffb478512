import { HrefLink } from "#/platform/client/href-link.tsx";

const LINKS = [
  { href: "/drugs", label: "Drug database" },
  { href: "/drug-interactions", label: "Drug interaction checker" },
  { href: "/npi", label: "Find a provider by NPI" },
];

/** Where a clinician goes next. */
export function RelatedTools() {
  return (
    <nav
      aria-label="Related tools"
      className="mt-8 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4 print:hidden"
    >
      {LINKS.map(({ href, label }) => (
        <HrefLink
          key={href}
          href={href}
          className="inline-flex min-h-9 items-center text-brand underline touch:min-h-11"
        >
          {label}
        </HrefLink>
      ))}
    </nav>
  );
}
