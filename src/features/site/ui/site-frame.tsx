import { type ReactNode, Suspense } from "react";
import { SkipLink } from "#/design/skip-link.tsx";
import { Toaster } from "#/design/overlays/toaster.tsx";
import type { Site } from "../site.contract.ts";
import type { FindSuggestions } from "../logic/suggestions.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { NetworkNotice } from "./network-notice.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { VersionNotice } from "./version-notice.tsx";

export type SiteFrameProps = {
  site: Site;
  /** Sign In, or the picture, bookmarks and Sign Out: the header's right end. */
  account?: ReactNode;
  /** The same for the phone's menu, where there is room for words. */
  accountMenu?: ReactNode;
  /** What searches everything: a button inside the header's search box. */
  palette?: ReactNode;
  /** What is suggested beside the fixed list of the header. */
  find: FindSuggestions;
  /** The strip of latest articles under the header. */
  ticker?: ReactNode;
  children: ReactNode;
};

/**
 * What surrounds every page. Nothing in the boundaries waits: they are parts that come alive one after another, each in
 * a task of its own, and at once the one that somebody touches. The router has put the page itself into one.
 */
export function SiteFrame({
  site,
  account,
  accountMenu,
  palette,
  find,
  ticker,
  children,
}: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col max-md:pb-14 print:block print:p-0">
      <SkipLink />
      {/* Paper has no header, and still says where it is from. */}
      <p className="hidden font-semibold print:block">{site.name}</p>
      <RouteAnnouncer />
      <SiteHeader
        site={site}
        account={account}
        accountMenu={accountMenu}
        palette={palette}
        find={find}
      />
      <Suspense>{ticker}</Suspense>
      <NetworkNotice />
      <main id="main" tabIndex={-1} className="page flex-1 py-6 outline-none">
        {children}
      </main>
      <Suspense>
        <SiteFooter site={site} />
      </Suspense>
      <Suspense>
        <BottomBar />
      </Suspense>
      <VersionNotice />
      <Toaster />
    </div>
  );
}
