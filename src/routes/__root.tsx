import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  HeadContent,
  lazyRouteComponent,
  Outlet,
  Scripts,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import appCss from "#/design/app.css?url";
import { FONT_PRELOAD } from "#/design/font.ts";
import { AccountControls } from "#/features/accounts/ui/account-controls.tsx";
import { SignInModal } from "#/features/accounts/ui/sign-in/sign-in-modal.tsx";
import { GATE_SCRIPT } from "#/features/consent/ui/gate-script.ts";
import { AccessGate } from "#/features/consent/ui/access-gate.tsx";
import { Ticker } from "#/features/news/ui/ticker.tsx";
import { headlinesQuery } from "#/features/news/ui/news.queries.ts";
import type { Known } from "#/features/search/search.contract.ts";
import { Palette } from "#/features/search/ui/palette.tsx";
import { SiteFrame } from "#/features/site/ui/site-frame.tsx";
import { siteQuery } from "#/features/site/ui/site.queries.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { type AskNotes, StatementNotesProvider } from "#/platform/client/statement-notes.ts";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context }) => ({
    site: await context.queryClient.ensureQueryData(siteQuery),
  }),
  loader: ({ context }) => context.queryClient.prefetchQuery(headlinesQuery),
  head: () => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" },
      { name: "color-scheme", content: "only light" },
      { name: "theme-color", content: "#ffffff" },
    ],
    scripts: [{ children: GATE_SCRIPT }],
    links: [
      FONT_PRELOAD,
      { rel: "stylesheet", href: appCss },
      { rel: "manifest", href: "/manifest.webmanifest" },
      { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
    ],
  }),
  shellComponent: Document,
  component: Page,
  notFoundComponent: lazyRouteComponent(
    () => import("#/features/site/ui/not-found-page.tsx"),
    "NotFoundPage",
  ),
});

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" className="data-[gate=closed]:overflow-hidden" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** What the palette begins with, and finds without asking the server. */
let start: Promise<readonly Known[]> | undefined;
const startOfPalette = () =>
  (start ??= import("#/features/site/logic/places.ts").then(({ PAGE_PLACES, TOOL_PLACES }) => [
    { kind: "tools", hits: TOOL_PLACES },
    { kind: "pages", hits: PAGE_PLACES },
  ]));

const findSuggestions = async (typed: string) => {
  const { asSuggestions } = await import("#/features/search/ui/as-suggestions.ts");
  return asSuggestions(typed);
};

/** Most pages have no statement to be noted beside. */
const askReviewNotes: AskNotes = async (about, signal) => {
  const notes = await import("#/features/evidence/ui/review-notes.tsx");
  return notes.askReviewNotes(about, signal);
};

function Page() {
  const { site } = Route.useRouteContext();
  return (
    <>
      <SiteFrame
        site={site}
        account={<AccountControls provider={site.identityProviders[0]?.name} />}
        palette={<Palette start={startOfPalette} />}
        find={findSuggestions}
        ticker={<Ticker />}
      >
        <StatementNotesProvider value={askReviewNotes}>
          <Outlet />
        </StatementNotesProvider>
      </SiteFrame>
      <SignInModal identityProviders={site.identityProviders} localSignIn={site.localSignIn} />
      <AccessGate
        privacyLink={
          <HrefLink className="link" href="/privacy">
            privacy practices
          </HrefLink>
        }
      />
    </>
  );
}
