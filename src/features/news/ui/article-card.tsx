import { Badge } from "#/design/badge.tsx";
import { cut } from "#/kernel/text.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { ArticleCard as Card } from "../news.contract.ts";
import { articleHref, readingTime } from "../logic/article-address.ts";
import { ArticleAge } from "./age.tsx";
import { MarkedText } from "./marked-text.tsx";
import { ArticlePicture } from "./article-picture.tsx";

const TITLE_LENGTH = 60;

/** One story in a list: title, source, age, specialty, and what it is about. */
export function ArticleCard({
  article,
  heading: Heading = "h2",
}: {
  article: Card;
  heading?: "h2" | "h3";
}) {
  const reading = readingTime(article.wordCount);
  const title = cut(article.title, TITLE_LENGTH);
  const whole = title === article.title ? title.length : title.length - "...".length;
  return (
    <article className="flex gap-4 border-b border-line py-4 first:pt-0 last:border-0">
      <div className="min-w-0 flex-1">
        <Heading className="text-h3">
          <HrefLink
            href={articleHref(article)}
            title={title === article.title ? undefined : article.title}
            className="hover:text-brand hover:underline"
          >
            <MarkedText
              text={title}
              matches={article.matches?.title.filter(([, to]) => to <= whole)}
            />
          </HrefLink>
        </Heading>
        {article.description && (
          <p className="mt-1 line-clamp-3 max-w-column text-small text-muted">
            <MarkedText text={article.description} matches={article.matches?.description} />
          </p>
        )}
        <p className="mt-1.5 flex flex-wrap gap-x-3 text-small text-muted">
          <span className="font-medium text-ink">{article.source}</span>
          <ArticleAge of={article} />
          <span>{article.category}</span>
          {reading && <span>{reading}</span>}
          {article.sources > 1 && <span>{article.sources} sources</span>}
          {article.isArchive && <Badge>Archive</Badge>}
        </p>
      </div>
      <ArticlePicture
        imageUrl={article.imageUrl}
        category={article.category}
        className="h-18 w-28 shrink-0 max-sm:hidden"
      />
    </article>
  );
}
