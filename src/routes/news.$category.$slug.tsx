import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { BookmarkButton } from "#/features/bookmarks/ui/bookmark-button.tsx";
import { LikeButton } from "#/features/likes/ui/like-button.tsx";
import { ArticlePage } from "#/features/news/ui/article-page.tsx";
import { articleQuery } from "#/features/news/ui/news.queries.ts";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import { partInView } from "#/platform/client/waking/part.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { isMissing } from "#/platform/client/calls/call-error.ts";

export const Route = createFileRoute("/news/$category/$slug")({
  loader: async ({ context: { queryClient }, params: { category, slug } }) => {
    const article = await queryClient
      .ensureQueryData(articleQuery(category, slug))
      .catch((error: unknown) => {
        throw isMissing(error) ? notFound() : error;
      });
    const path = `/news/${article.categorySlug}/${article.slug}`;
    if (category !== article.categorySlug) throw redirect({ href: path, statusCode: 301 });
    return { article, path };
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {};
    const { article, path } = loaderData;
    const { title, description, tags, category, author, modifiedDate } = article;
    const facts = {
      ...(article.isDated && { publishedTime: article.publishedDate }),
      section: category,
      ...(author && { author }),
      ...(modifiedDate && { modifiedTime: modifiedDate }),
    };
    const source = { source: article.source, sourceUrl: article.url };
    const image = `/social${path}.png`;
    return pageHead(match.context.site, {
      path,
      title,
      ...(description && { description }),
      keywords: [category, ...tags],
      article: { modifiedTime: article.publishedDate, author: article.source, ...facts },
      image,
      parents: [{ label: category, href: `/news?category=${article.categorySlug}` }],
      structured: ({ newsData }) => [
        newsData(match.context.site, { path, title, image, tags, ...facts, ...source }),
      ],
    });
  },
  component: Page,
});

const Comments = partInView(
  async () => (await import("#/features/comments/ui/comments.tsx")).Comments,
  <Loading label="Loading comments">
    <SkeletonText lines={5} />
  </Loading>,
);

function Page() {
  const { article } = Route.useLoaderData();
  return (
    <>
      {/* The head that a route writes keeps one tag of each name, and an article may have several. */}
      {article.tags.map((tag: string) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <ArticlePage
        article={article}
        actions={
          <>
            <LikeButton articleId={article.id} />
            <BookmarkButton articleId={article.id} />
          </>
        }
        comments={<Comments key={article.id} articleId={article.id} />}
      />
    </>
  );
}
