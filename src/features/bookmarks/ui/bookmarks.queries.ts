import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from "@tanstack/react-query";
import type { InferInput } from "valibot";
import { toast } from "#/design/overlays/toast.ts";
import { call } from "#/platform/client/calls/call.ts";
import { isSignedOut, wordsFor } from "#/platform/client/calls/call-error.ts";
import type { BookmarkQuery } from "../bookmarks.contract.ts";
import { addBookmark, listBookmarks, removeBookmark } from "../bookmarks.endpoints.ts";

const KEY = "/api/bookmarks";
/** Dropped when the person signs out. */
const PERSONAL = { personal: true };
export const BOOKMARKS_PER_PAGE = 20;

export function bookmarksQuery(input: InferInput<typeof BookmarkQuery>) {
  return queryOptions({
    queryKey: [KEY, input],
    queryFn: ({ signal }) => call(listBookmarks, input, { signal }),
    placeholderData: keepPreviousData,
    meta: PERSONAL,
  });
}

/** Whether one article is bookmarked. */
export function bookmarkStateQuery(articleId: string) {
  return queryOptions({
    queryKey: [KEY, "of", articleId],
    queryFn: async ({ signal }) =>
      (await call(listBookmarks, { articleId, limit: 1 }, { signal })).total > 0,
    meta: PERSONAL,
  });
}

export function setBookmarkMutation(queryClient: QueryClient, articleId: string) {
  const state = bookmarkStateQuery(articleId).queryKey;
  return mutationOptions({
    mutationKey: ["bookmarks", articleId],
    mutationFn: (wanted: boolean) => call(wanted ? addBookmark : removeBookmark, { articleId }),
    onSuccess: async ({ bookmarked }) => {
      // A first answer that is still on its way was asked for before the change.
      await queryClient.cancelQueries({ queryKey: state });
      queryClient.setQueryData(state, bookmarked);
      return queryClient.invalidateQueries({
        queryKey: [KEY],
        predicate: ({ queryKey }) => queryKey[1] !== "of",
      });
    },
    onError: (error) => {
      if (isSignedOut(error)) return;
      toast({
        title: "Bookmark not changed",
        description: wordsFor(error, "Please try again"),
        variant: "destructive",
      });
    },
  });
}
