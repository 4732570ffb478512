import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#/design/button.tsx";
import { shortDate } from "#/kernel/relative-time.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { Bookmark } from "../bookmarks.contract.ts";
import { removeBookmark } from "../bookmarks.endpoints.ts";
import { call } from "#/platform/client/calls/call.ts";
import { setBookmarkMutation } from "./bookmarks.queries.ts";

/** The button that had the focus is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** One bookmark. Once removed its row stays until the list is fetched anew, so that it can be brought back. */
export function BookmarkRow({ bookmark }: { bookmark: Bookmark }) {
  const { articleId, articleTitle, articleSource, articleCategory, path, articleUrl } = bookmark;
  const [removed, setRemoved] = useState(false);
  const restore = useMutation(setBookmarkMutation(useQueryClient(), articleId));
  const remove = useMutation({
    mutationFn: () => call(removeBookmark, { articleId }),
    onSuccess: () => setRemoved(true),
  });
  const link = "text-h3 hover:text-brand hover:underline";
  if (removed) {
    return (
      <li className="flex flex-wrap items-center justify-between gap-3 py-3">
        <output className="text-muted">{`Removed: ${articleTitle}`}</output>
        <Button
          ref={takeFocus}
          size="small"
          loading={restore.isPending}
          onClick={() => restore.mutate(true, { onSuccess: () => setRemoved(false) })}
        >
          Undo
        </Button>
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0 flex-1">
        {path === null ? (
          <a href={articleUrl} className={link} target="_blank" rel="noopener noreferrer">
            {articleTitle}
          </a>
        ) : (
          <HrefLink href={path} className={link}>
            {articleTitle}
          </HrefLink>
        )}
        <p className="mt-1 flex flex-wrap gap-x-3 text-small text-muted">
          {articleSource && <span className="font-medium text-ink">{articleSource}</span>}
          {articleCategory && <span>{articleCategory}</span>}
          <span>Kept {shortDate(new Date(bookmark.bookmarkedAt))}</span>
        </p>
      </div>
      <Button
        size="small"
        aria-label={`Remove ${articleTitle}`}
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        Remove
      </Button>
    </li>
  );
}
