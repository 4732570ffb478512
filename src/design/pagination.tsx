import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useEffect, useRef } from "react";
import { pageWindow } from "#/kernel/page.ts";
import { classNames } from "./class-names.ts";

/** How many page numbers stand side by side. */
export const PAGE_WINDOW = 5;

export type PageLink = {
  readonly page: number;
  readonly className: string;
  readonly "aria-label": string;
  readonly "aria-current": "page" | undefined;
  readonly children: ReactNode;
};

const CELL =
  "inline-flex min-h-9 min-w-9 items-center justify-center gap-1 rounded-control border px-2 font-medium tabular-nums transition-colors touch:min-h-11";
const OTHER = "border-transparent text-brand hover:bg-brand-tint";
const CURRENT = "border-brand bg-brand text-paper";

/** Pages of a long list as links with real addresses, drawn by the caller's router, so that the URL is the state. */
export function Pagination({
  page,
  pages,
  label = "Pages",
  withLast = false,
  renderLink,
}: {
  page: number;
  pages: number;
  label?: string;
  /** The last page's number too, after the window. */
  withLast?: boolean;
  renderLink: (link: PageLink) => ReactNode;
}) {
  const nav = useFocusKept(page);
  if (pages <= 1) return null;
  const shown = pageWindow(page, pages, PAGE_WINDOW);
  const numbered = (number: number) => (
    <li key={number}>
      {renderLink({
        page: number,
        className: classNames(CELL, number === page ? CURRENT : OTHER),
        "aria-label": number === pages ? `Page ${number}, last page` : `Page ${number}`,
        "aria-current": number === page ? "page" : undefined,
        children: number,
      })}
    </li>
  );
  return (
    <nav ref={nav} aria-label={label} className="print:hidden">
      <ul className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1">
        <Step to={page - 1} enabled={page > 1} label="Previous page" renderLink={renderLink}>
          <ChevronLeft className="size-4" />
        </Step>
        {shown.map(numbered)}
        {withLast && !shown.includes(pages) && (
          <>
            <li aria-hidden="true" className="px-1 text-muted">
              …
            </li>
            {numbered(pages)}
          </>
        )}
        <Step to={page + 1} enabled={page < pages} label="Next page" renderLink={renderLink}>
          <ChevronRight className="size-4" />
        </Step>
      </ul>
    </nav>
  );
}

/** The link that was followed may be gone (there is no page after the last): the focus goes to the page's number then. */
function useFocusKept(page: number) {
  const nav = useRef<HTMLElement>(null);
  const leftPage = useRef<number>(undefined);
  useEffect(() => {
    const isFollowed = leftPage.current !== undefined && leftPage.current !== page;
    if (isFollowed && document.activeElement === document.body) {
      nav.current?.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
    }
    leftPage.current = undefined;
  }, [page]);
  useEffect(() => {
    const links = nav.current;
    const leave = () => void (leftPage.current = page);
    links?.addEventListener("click", leave);
    return () => links?.removeEventListener("click", leave);
  });
  return nav;
}

function Step({
  to,
  enabled,
  label,
  renderLink,
  children,
}: {
  to: number;
  enabled: boolean;
  label: string;
  renderLink: (link: PageLink) => ReactNode;
  children: ReactNode;
}) {
  return (
    <li>
      {enabled ? (
        renderLink({
          page: to,
          className: classNames(CELL, OTHER),
          "aria-label": label,
          "aria-current": undefined,
          children,
        })
      ) : (
        <span aria-hidden="true" className={classNames(CELL, "border-transparent text-control")}>
          {children}
        </span>
      )}
    </li>
  );
}
