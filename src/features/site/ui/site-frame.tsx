import type { ReactNode } from "react";
import { OfflineNotice } from "#/design/offline-notice.tsx";
import { SkipLink } from "#/design/skip-link.tsx";
import { Toaster } from "#/design/toaster.tsx";
import type { Site } from "../site.contract.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

export type SiteFrameProps = {
  site: Site;
  /** Sign In, or the picture, bookmarks and Sign Out: the header's right end. */
  account?: ReactNode;
  /** The same for the phone's menu, where there is room for words. */
  accountMenu?: ReactNode;
  /** The strip of latest articles under the header. */
  ticker?: ReactNode;
  children: ReactNode;
};

/** What surrounds every page. */
export function SiteFrame({ site, account, accountMenu, ticker, children }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col max-md:pb-14 print:block print:p-0">
      <SkipLink />
      <RouteAnnouncer />
      <SiteHeader site={site} account={account} accountMenu={accountMenu} />
      {ticker}
      <OfflineNotice>You are offline. What is already loaded still works.</OfflineNotice>
      <main id="main" tabIndex={-1} className="page flex-1 py-6 outline-none">
        {children}
      </main>
      <SiteFooter site={site} />
      <BottomBar />
      <Toaster />
    </div>
  );
}
