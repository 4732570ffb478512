import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";

export type Crumb = { readonly label: string; readonly href: string };

/** The way to this page. The last crumb is the page itself; links are drawn by the caller's router. */
export function Breadcrumbs({
  crumbs,
  renderLink,
}: {
  crumbs: readonly Crumb[];
  renderLink: (crumb: Crumb, className: string) => ReactNode;
}) {
  return (
    <nav aria-label="Breadcrumb" className="text-small text-muted print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className="flex min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight className="size-3.5 shrink-0 text-control" />}
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="truncate py-1 text-ink">
                {crumb.label}
              </span>
            ) : (
              renderLink(
                crumb,
                "inline-flex min-h-6 items-center py-1 hover:text-brand hover:underline",
              )
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
