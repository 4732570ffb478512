import { useQuery } from "@tanstack/react-query";
import BookmarkIcon from "lucide-react/icons/bookmark";
import { useState } from "react";
import { Button } from "#/design/button.tsx";
import { buttonStyle } from "#/design/button-style.ts";
import { EmptyState } from "#/design/empty-state.tsx";
import { ErrorState } from "#/design/error-state.tsx";
import { Pagination } from "#/design/pagination.tsx";
import { Loading, Skeleton } from "#/design/skeleton.tsx";
import { pageCount } from "#/kernel/page.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { BookmarkFilters, NO_FILTER, type BookmarkFilter } from "./bookmark-filters.tsx";
import { BookmarkRow } from "./bookmark-row.tsx";
import { ExportBookmarks } from "./export-bookmarks.tsx";
import { BOOKMARKS_PER_PAGE, bookmarksQuery } from "./bookmarks.queries.ts";

/** A person's bookmarks. What they filter by stays out of the address: it is nobody else's business. */
export function BookmarksPage() {
  const [filter, setFilter] = useState<BookmarkFilter>(NO_FILTER);
  const [page, setPage] = useState(1);
  const list = useQuery(bookmarksQuery({ ...filter, page, limit: BOOKMARKS_PER_PAGE }));
  const narrow = (change: Partial<BookmarkFilter>) => {
    setFilter({ ...filter, ...change });
    setPage(1);
  };
  const filtered = [filter.search, filter.category, filter.source].some((part) => part !== "");
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-h1">Bookmarks</h1>
        {list.data && list.data.total > 0 && <ExportBookmarks />}
      </header>
      {list.isPending && (
        <Loading label="Loading your bookmarks">
          <Skeleton className="h-64" />
        </Loading>
      )}
      {list.isError && (
        <ErrorState title="Failed to load your bookmarks" onRetry={() => void list.refetch()} />
      )}
      {list.data && (
        <>
          {(list.data.total > 0 || filtered) && (
            <BookmarkFilters
              filter={filter}
              categories={list.data.categories}
              sources={list.data.sources}
              onChange={narrow}
            />
          )}
          <output className="sr-only">{`${list.data.total} bookmarks`}</output>
          {list.data.bookmarks.length === 0 ? (
            <Nothing filtered={filtered} onClear={() => setFilter(NO_FILTER)} />
          ) : (
            <ul className="mt-2 divide-y divide-line">
              {list.data.bookmarks.map((bookmark) => (
                <BookmarkRow key={bookmark.id} bookmark={bookmark} />
              ))}
            </ul>
          )}
          <Pagination
            page={page}
            pages={pageCount(list.data.total, BOOKMARKS_PER_PAGE)}
            renderLink={({ page: number, ...link }) => (
              <button type="button" {...link} onClick={() => setPage(number)} />
            )}
          />
        </>
      )}
    </>
  );
}

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return filtered ? (
    <EmptyState
      icon={<BookmarkIcon />}
      title="No bookmarks match"
      actions={<Button onClick={onClear}>Clear Filters</Button>}
    />
  ) : (
    <EmptyState
      icon={<BookmarkIcon />}
      title="No bookmarks yet"
      actions={
        <HrefLink href="/news" className={buttonStyle("primary")}>
          Browse Medical News
        </HrefLink>
      }
    >
      Articles that you bookmark are kept here.
    </EmptyState>
  );
}
