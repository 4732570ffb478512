import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from "@tanstack/react-router";
import type { ReactNode } from "react";
import appCss from "#/design/app.css?url";
import { FONT_PRELOAD } from "#/design/font.ts";
import { NotFoundPage } from "#/features/site/ui/not-found-page.tsx";
import { SiteFrame } from "#/features/site/ui/site-frame.tsx";
import { siteQuery } from "#/features/site/ui/site.queries.ts";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context }) => ({
    site: await context.queryClient.ensureQueryData(siteQuery),
  }),
  head: () => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" },
      { name: "color-scheme", content: "only light" },
      { name: "theme-color", content: "#ffffff" },
    ],
    links: [
      FONT_PRELOAD,
      { rel: "stylesheet", href: appCss },
      { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
    ],
  }),
  shellComponent: Document,
  component: Page,
  notFoundComponent: NotFoundPage,
});

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
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

function Page() {
  const { site } = Route.useRouteContext();
  return (
    <SiteFrame site={site}>
      <Outlet />
    </SiteFrame>
  );
}
