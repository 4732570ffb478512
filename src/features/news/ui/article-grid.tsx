import { useQuery } from "@tanstack/react-query";
import Newspaper from "lucide-react/icons/newspaper";
import { EmptyState } from "#/design/empty-state.tsx";
import { ErrorState } from "#/design/error-state.tsx";
import { Loading, Skeleton } from "#/design/skeleton.tsx";
import { cut } from "#/kernel/text.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { articleHref } from "../logic/article-address.ts";
import { ArticleAge } from "./age.tsx";
import { ArticlePicture } from "./article-picture.tsx";
import { LATEST_SHOWN, latestNewsQuery } from "./news.queries.ts";

const TITLE_LENGTH = 60;
const GRID = "grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4";

/** Home's grid: sixteen of the latest, those with a picture first, then the newest. */
export function ArticleGrid() {
  const latest = useQuery(latestNewsQuery);
  if (latest.isPending) {
    return (
      <Loading label="Loading the latest news">
        <div className={GRID}>
          {Array.from({ length: LATEST_SHOWN }, (_, index) => (
            <Skeleton key={index} className="h-24 sm:h-60" />
          ))}
        </div>
      </Loading>
    );
  }
  if (latest.isError) {
    return (
      <ErrorState
        title="Failed to fetch latest news"
        headingLevel="h3"
        onRetry={() => void latest.refetch()}
      />
    );
  }
  if (latest.data.length === 0) {
    return (
      <EmptyState icon={<Newspaper />} title="No articles yet" headingLevel="h3">
        Articles appear here as soon as the first feeds have been read.
      </EmptyState>
    );
  }
  return (
    <ul className={GRID}>
      {latest.data.map((article) => (
        <li key={article.id}>
          <HrefLink
            href={articleHref(article)}
            className="group flex h-full gap-3 rounded-card border border-line bg-paper p-3 transition-colors hover:border-brand sm:flex-col"
          >
            <ArticlePicture
              imageUrl={article.imageUrl}
              category={article.category}
              className="size-16 shrink-0 sm:aspect-video sm:h-auto sm:w-full"
            />
            <div className="flex min-w-0 flex-1 flex-col">
              <h3 className="font-semibold group-hover:text-brand" title={article.title}>
                {cut(article.title, TITLE_LENGTH)}
              </h3>
              <p className="mt-auto flex flex-wrap gap-x-2 pt-1 text-label text-muted sm:pt-2">
                <span>{article.category}</span>
                <ArticleAge of={article} />
              </p>
            </div>
          </HrefLink>
        </li>
      ))}
    </ul>
  );
}
