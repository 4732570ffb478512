import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { ArticleGrid } from "#/features/news/ui/article-grid.tsx";
import { latestNewsQuery, newsStatsQuery } from "#/features/news/ui/news.queries.ts";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import { awaitBriefly } from "#/platform/client/waking/await-briefly.ts";
import { partInView } from "#/platform/client/waking/part.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { HomePage } from "#/features/site/ui/home/home-page.tsx";

export const Route = createFileRoute("/")({
  loader: async ({ context: { queryClient } }) => {
    await awaitBriefly(
      Promise.all([
        queryClient.prefetchQuery(latestNewsQuery),
        queryClient.prefetchQuery(newsStatsQuery),
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

function Home() {
  const { site } = Route.useRouteContext();
  const stats = useQuery(newsStatsQuery);
  return (
    <HomePage
      siteName={site.name}
      articles={stats.data?.totalArticles ?? (stats.isError ? "failed" : undefined)}
      latestNews={<ArticleGrid />}
      contactForm={<ContactForm labelledBy="contact" />}
    />
  );
}
