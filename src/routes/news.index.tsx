import { createFileRoute } from "@tanstack/react-router";
import { newsAddress } from "#/features/news/ui/news-address.ts";
import { NewsPage } from "#/features/news/ui/news-page.tsx";
import {
  articleListQuery,
  newsCategoriesQuery,
  newsSourcesQuery,
} from "#/features/news/ui/news.queries.ts";
import { partInView } from "#/platform/client/waking/part.tsx";
import { awaitBriefly } from "#/platform/client/waking/await-briefly.ts";
import { pageHead } from "#/features/site/logic/page-head.ts";

export const Route = createFileRoute("/news/")({
  validateSearch: newsAddress,
  // An address carries what counts visits too; the router keeps it beside what is parsed.
  loaderDeps: ({ search }) => newsAddress(search),
  loader: async ({ context: { queryClient }, deps }) => {
    await awaitBriefly(
      Promise.all([
        queryClient.prefetchQuery(articleListQuery(deps)),
        queryClient.prefetchQuery(newsCategoriesQuery),
        queryClient.prefetchQuery(newsSourcesQuery),
      ]),
    );
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: "/news",
      title: "Medical News",
      structured: ({ collectionData }) => [
        collectionData(match.context.site, {
          path: "/news",
          name: "Medical news",
          about: "Medicine",
        }),
      ],
      hidden: Object.keys(newsAddress(match.search)).length > 0,
    }),
  component: Page,
});

const LeadsOn = partInView(
  async () => (await import("#/features/search/ui/leads-on.tsx")).LeadsOn,
  null,
);

function Page() {
  const address = newsAddress(Route.useSearch());
  const { search = "" } = address;
  const elsewhere = search.trim().length < 2 ? undefined : <LeadsOn key={search} q={search} />;
  return <NewsPage address={address} elsewhere={elsewhere} />;
}
