import { ProductMark } from "#/design/product-mark.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { Site } from "../site.contract.ts";
import { LINK_GROUPS } from "../logic/site-map.ts";

export function SiteFooter({ site }: { site: Site }) {
  return (
    <footer className="border-t border-line bg-paper text-small near-170 sm:near-100 lg:near-64 print:hidden">
      <div className="page grid grid-cols-2 gap-x-8 gap-y-6 py-8 sm:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="col-span-2 space-y-2 sm:col-span-3 lg:col-span-1">
          <p className="flex items-center gap-2 text-body font-semibold">
            <ProductMark className="size-6 shrink-0" />
            {site.name}
          </p>
          <p className="max-w-80">
            This platform is for healthcare professionals only. No personal health information is
            collected.
          </p>
          <p className="max-w-80 text-muted">
            The clinical tools list what is known and where it comes from. They do not replace
            professional judgment.
          </p>
          <a href="#main" className="link inline-flex min-h-7 items-center touch:min-h-9">
            To the top
          </a>
        </div>
        {LINK_GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="caps pb-1.5 text-muted">{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <HrefLink
                    href={href}
                    className="inline-flex min-h-7 items-center hover:text-brand hover:underline touch:min-h-9"
                  >
                    {label}
                  </HrefLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
