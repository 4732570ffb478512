import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import Newspaper from "lucide-react/icons/newspaper";
import { type ReactNode, useRef } from "react";
import { Button } from "#/design/button.tsx";
import { buttonStyle } from "#/design/button-style.ts";
import { Card } from "#/design/card.tsx";
import { classNames } from "#/design/class-names.ts";
import { EmptyState } from "#/design/empty-state.tsx";
import { ErrorState } from "#/design/error-state.tsx";
import { Pagination } from "#/design/pagination.tsx";
import { Loading, SkeletonText, TRYING_AGAIN } from "#/design/skeleton.tsx";
import { pageCount } from "#/kernel/page.ts";
import { thousands } from "#/kernel/thousands.ts";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import { stringifyAddressSearch } from "#/platform/client/address-search.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { ArticlePage } from "../news.contract.ts";
import type { NewsAddress } from "./news-address.ts";
import { ArticleCard } from "./article-card.tsx";
import { NewsFilters } from "./news-filters.tsx";
import { NewsSidebar } from "./news-sidebar.tsx";
import { articleListQuery, NEWS_PAGE_SIZE } from "./news.queries.ts";

/** So few articles may not be what somebody searched for. */
const FEW = 3;

/** The news list. Its state is its address. */
export function NewsPage({
  address,
  elsewhere,
}: {
  address: NewsAddress;
  /** Where a search that found few articles leads on. */
  elsewhere?: ReactNode;
}) {
  const navigate = useNavigate();
  const found = useRef<HTMLElement>(null);
  const list = useQuery(articleListQuery(address));
  const { page = "1", ...filter } = address;
  const total = list.data?.total ?? 0;
  const andMore = list.data?.totalCapped && total > 0 ? "+" : "";
  return (
    <>
      <h1 className="mb-4 text-h1">Medical News</h1>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <NewsFilters
            address={filter}
            onSearch={(search) => {
              void navigate({ to: "/news", search });
              found.current?.focus();
            }}
          />
          <section ref={found} tabIndex={-1} aria-label="Articles found" className="scroll-mt-20">
            <p className="mb-2 text-small text-muted" aria-live="polite">
              {list.isPlaceholderData && list.failureCount > 0
                ? TRYING_AGAIN
                : list.data &&
                  `${thousands(total)}${andMore} ${total === 1 ? "article" : "articles"}${onSubject(list.data)}`}
            </p>
            {list.isSuccess && total <= FEW && elsewhere}
            <div
              aria-busy={list.isPlaceholderData}
              className={classNames(
                "transition-opacity",
                list.isPlaceholderData && "opacity-50 delay-300",
              )}
            >
              <Card>
                {total > 0 && list.data?.articles.length === 0 ? (
                  <EmptyState
                    icon={<Newspaper />}
                    title={`There is no page ${page}`}
                    actions={
                      <HrefLink
                        href={`/news${stringifyAddressSearch(filter)}`}
                        className={buttonStyle("secondary")}
                      >
                        First page
                      </HrefLink>
                    }
                  />
                ) : (
                  <Articles
                    list={list}
                    onClear={() => void navigate({ to: "/news", search: {} })}
                  />
                )}
              </Card>
            </div>
          </section>
          <div className="mt-6">
            <Pagination
              page={Number(page)}
              pages={pageCount(total, NEWS_PAGE_SIZE)}
              renderLink={({ page: to, ...link }) => (
                <HrefLink
                  {...link}
                  href={`/news${stringifyAddressSearch({ ...filter, page: to })}`}
                />
              )}
            />
          </div>
        </div>
        <NewsSidebar address={address} />
      </div>
    </>
  );
}

/** How many of them are there for another word than the one that was searched for. */
function onSubject({ total, asTyped }: ArticlePage): string {
  if (asTyped === total) return "";
  return asTyped === 0
    ? " on the subject, none with these words"
    : `: ${thousands(asTyped)} with these words, then others on the subject`;
}

function Articles({ list, onClear }: { list: UseQueryResult<ArticlePage>; onClear: () => void }) {
  if (list.isPending) {
    return (
      <Loading label="Loading articles" failures={list.failureCount}>
        <div className="grid gap-8">
          {Array.from({ length: 6 }, (_, index) => (
            <SkeletonText key={index} lines={4} />
          ))}
        </div>
      </Loading>
    );
  }
  if (list.isError) {
    return (
      <ErrorState title="Failed to fetch latest news" onRetry={() => void list.refetch()}>
        {wordsFor(list.error, "Please check the connection and try again.")}
      </ErrorState>
    );
  }
  if (list.data.articles.length === 0) {
    return (
      <EmptyState
        icon={<Newspaper />}
        title="No articles found"
        actions={<Button onClick={onClear}>Clear Filters</Button>}
      >
        {list.data.totalCapped &&
          "Only the newest articles with all of these words were searched for the phrase. "}
        Try fewer words, or another specialty or source.
      </EmptyState>
    );
  }
  return list.data.articles.map((article) => <ArticleCard key={article.id} article={article} />);
}
