import { Failure } from "#/kernel/failure.ts";
import { personOf } from "#/platform/http/caller.ts";
import { serve, type Policy, type Route } from "#/platform/http/serve.ts";
import * as contract from "../bookmarks.contract.ts";
import { addBookmark, listBookmarks, removeBookmark } from "../bookmarks.endpoints.ts";
import { createBookmarkStore, type BookmarkStore } from "./bookmark.store.ts";

const OWN: Policy = { access: "signed-in" };

export function bookmarkRoutes(bookmarks: BookmarkStore): Route[] {
  return [
    serve(
      listBookmarks,
      { input: contract.BookmarkQuery, output: contract.BookmarkList },
      OWN,
      async (query, caller) => bookmarks.list(personOf(caller).id, query),
    ),
    serve(
      addBookmark,
      { input: contract.BookmarkOf, output: contract.BookmarkState },
      { ...OWN, status: 201, creates: "at once" },
      async ({ articleId }, caller) => {
        const kept = caller.transaction ? createBookmarkStore(caller.transaction) : bookmarks;
        if (!(await kept.add(personOf(caller).id, articleId))) {
          throw new Failure("not-found", "There is no such article.");
        }
        return { bookmarked: true };
      },
    ),
    serve(
      removeBookmark,
      { input: contract.BookmarkOf, output: contract.BookmarkState },
      OWN,
      async ({ articleId }, caller) => {
        await bookmarks.remove(personOf(caller).id, articleId);
        return { bookmarked: false };
      },
    ),
  ];
}
