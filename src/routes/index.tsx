import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { drugChangesQuery } from "#/features/drugs/ui/changes/changes.queries.ts";
import { ArticleGrid } from "#/features/news/ui/article-grid.tsx";
import { latestNewsQuery, newsStatsQuery } from "#/features/news/ui/news.queries.ts";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import { awaitBriefly } from "#/platform/client/waking/await-briefly.ts";
import { partInView, stillPart } from "#/platform/client/waking/part.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { HomeSearch } from "#/features/search/ui/home-search.tsx";
import { HomePage } from "#/features/site/ui/home/home-page.tsx";

export const Route = createFileRoute("/")({
  loader: async ({ context: { queryClient } }) => {
    await awaitBriefly(
      Promise.all([
        queryClient.prefetchQuery(latestNewsQuery),
        queryClient.prefetchQuery(newsStatsQuery),
        queryClient.prefetchQuery(drugChangesQuery),
      ]),
    );
  },
  head: ({ match }) => pageHead(match.context.site, { path: "/", title: "Home" }),
  component: Home,
});

const ContactForm = partInView(
  async () => (await import("#/features/contact/ui/contact-form.tsx")).ContactForm,
  <Loading label="Loading the contact form">
    <SkeletonText lines={12} />
  </Loading>,
);

const YoursHere = partInView(
  async () => (await import("#/features/search/ui/yours-here.tsx")).YoursHere,
  null,
);

const ChangesLately = stillPart(
  async () => (await import("#/features/drugs/ui/changes/changes-lately.tsx")).ChangesLately,
  null,
);

function Home() {
  const { site } = Route.useRouteContext();
  const stats = useQuery(newsStatsQuery);
  return (
    <HomePage
      siteName={site.name}
      search={<HomeSearch />}
      aside={
        <>
          <ChangesLately />
          <YoursHere />
        </>
      }
      articles={stats.data?.totalArticles ?? (stats.isError ? "failed" : undefined)}
      latestNews={<ArticleGrid />}
      contactForm={<ContactForm labelledBy="contact" />}
    />
  );
}
