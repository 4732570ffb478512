import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./bookmarks.contract.ts";

/** Apart from their schemas: the button stands on every article. */
export const listBookmarks = endpoint<typeof contract.BookmarkQuery, typeof contract.BookmarkList>(
  "GET",
  "/api/bookmarks",
);
export const addBookmark = endpoint<typeof contract.BookmarkOf, typeof contract.BookmarkState>(
  "POST",
  "/api/bookmarks",
);
export const removeBookmark = endpoint<typeof contract.BookmarkOf, typeof contract.BookmarkState>(
  "DELETE",
  "/api/bookmarks/{articleId}",
);
