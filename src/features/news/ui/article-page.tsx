import ExternalLink from "lucide-react/icons/external-link";
import type { ReactNode } from "react";
import { Breadcrumbs } from "#/design/breadcrumbs.tsx";
import { buttonStyle } from "#/design/button-style.ts";
import { Notice } from "#/design/notice.tsx";
import { shortDate } from "#/kernel/relative-time.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { Article } from "../news.contract.ts";
import { articleHref, readingTime } from "../logic/article-address.ts";
import { DrugsNamed, RelatedArticles, StorySources } from "./article-facts.tsx";
import { ShareArticle } from "./share-article.tsx";
import { ArticlePicture } from "./article-picture.tsx";

/** An article: what its source allows us to show of it, and a clear way to the original. */
export function ArticlePage({
  article,
  actions,
  comments,
}: {
  article: Article;
  /** Like, bookmark. */
  actions?: ReactNode;
  comments?: ReactNode;
}) {
  const reading = article.content === null ? null : readingTime(article.wordCount);
  return (
    <article className="mx-auto max-w-column">
      <Breadcrumbs
        crumbs={[
          { label: "News", href: "/news" },
          { label: article.category, href: `/news?category=${article.categorySlug}` },
          { label: article.title, href: articleHref(article) },
        ]}
        renderLink={({ label, href }, className) => (
          <HrefLink href={href} className={className}>
            {label}
          </HrefLink>
        )}
      />
      <h1 className="mt-3 text-h1">{article.title}</h1>
      <p className="mt-2 flex flex-wrap gap-x-3 text-small text-muted">
        <a
          href={article.url}
          target="_blank"
          rel="noopener noreferrer"
          className="-my-0.75 py-0.75 font-medium text-ink hover:text-brand hover:underline"
        >
          {article.source}
        </a>
        <span>
          {!article.isDated && "Undated, found "}
          <time dateTime={article.publishedDate}>{shortDate(new Date(article.publishedDate))}</time>
        </span>
        {article.modifiedDate && article.modifiedDate > article.publishedDate && (
          <span>
            Updated{" "}
            <time dateTime={article.modifiedDate}>{shortDate(new Date(article.modifiedDate))}</time>
          </span>
        )}
        {article.author && <span>{article.author}</span>}
        {reading && <span>{reading}</span>}
      </p>
      {article.isArchive && (
        <Notice title="From the archive" className="mt-4">
          A past event in Wardbook's own words. Later evidence or labeling may have changed the
          picture; the source below has the original.
        </Notice>
      )}
      {article.imageUrl !== null && (
        <ArticlePicture
          imageUrl={article.imageUrl}
          category={article.category}
          size="large"
          className="mt-4 aspect-video print:hidden"
        />
      )}
      {article.content === null ? (
        <p className="mt-5">{article.description ?? "The source gives no summary."}</p>
      ) : (
        // Cleaned on its way in to an allow list of elements, see ingest/clean-html.ts.
        <div className="prose mt-5" dangerouslySetInnerHTML={{ __html: article.content }} />
      )}
      <div className="mt-6 flex flex-wrap items-center gap-2 print:hidden">
        <a
          href={article.url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle("primary")}
        >
          Read at {article.source}
          <ExternalLink className="size-4" />
        </a>
        {actions}
        <ShareArticle article={article} />
      </div>
      <StorySources story={article.story} />
      <DrugsNamed drugs={article.drugs} />
      {article.tags.length > 0 && (
        <ul aria-label="Topics" className="mt-6 flex flex-wrap gap-2 text-small text-muted">
          {article.tags.map((tag) => (
            <li key={tag} className="rounded-control border border-line bg-paper px-2 py-0.5">
              {tag}
            </li>
          ))}
        </ul>
      )}
      <RelatedArticles related={article.related} />
      {comments}
    </article>
  );
}
