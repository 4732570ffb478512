import type { ReactNode } from "react";
import { ProductMark } from "#/design/product-mark.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { useHere } from "#/platform/client/use-here.ts";
import type { Site } from "../site.contract.ts";
import { NAVIGATION } from "../logic/site-map.ts";
import type { FindSuggestions } from "../logic/suggestions.ts";
import { HeaderSearch } from "./header-search.tsx";
import { SiteMenu } from "./site-menu.tsx";

const ITEM =
  "current-bar flex items-center px-2 text-small font-semibold tracking-[0.04em] text-muted transition-colors hover:text-ink";

export function SiteHeader({
  site,
  account,
  accountMenu,
  palette,
  find,
}: {
  site: Site;
  palette: ReactNode;
  find: FindSuggestions;
  account: ReactNode;
  accountMenu: ReactNode;
}) {
  const here = useHere();
  return (
    <header className="top-0 z-30 border-b border-line bg-paper md:sticky print:hidden">
      <div className="page relative flex min-h-14 items-center justify-end max-md:flex-wrap gap-1.5 sm:gap-2 md:gap-4">
        <HrefLink
          href="/"
          aria-current={here("/")}
          className="mr-auto flex min-h-11 items-center gap-2 text-h3 md:mr-0"
        >
          <ProductMark className="size-7 shrink-0" />
          <span className="max-sm:sr-only">{site.name}</span>
        </HrefLink>
        <nav aria-label="Main" className="flex self-stretch max-md:hidden">
          {NAVIGATION.map(({ label, href }) => (
            <HrefLink
              key={href}
              href={href}
              aria-current={href === "/" ? here(href) : here(href, "within")}
              className={ITEM}
            >
              {label}
            </HrefLink>
          ))}
        </nav>
        <HeaderSearch palette={palette} find={find} />
        {account}
        <SiteMenu accountMenu={accountMenu} />
      </div>
    </header>
  );
}
