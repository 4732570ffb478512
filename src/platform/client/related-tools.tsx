import { HrefLink } from "./href-link.tsx";

/** Where a clinician goes next, under a tool. */
export function RelatedTools({
  links,
}: {
  links: readonly { readonly href: string; readonly label: string }[];
}) {
  return (
    <nav
      aria-label="Related tools"
      className="mt-8 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4 print:hidden"
    >
      {links.map(({ href, label }) => (
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
