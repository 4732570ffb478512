import type { KeptUnderAccount } from "#/features/accounts/server/profile/personal-data.store.ts";
import { createBookmarkStore } from "#/features/bookmarks/server/bookmark.store.ts";
import { createCommentStore } from "#/features/comments/server/comment.store.ts";
import { createLikeStore } from "#/features/likes/server/like.store.ts";
import type { Database } from "#/platform/database/database.ts";

/** What people take away of the features that keep something under their account. */
export function keptUnderAccount(database: Database): KeptUnderAccount {
  return {
    bookmarks: createBookmarkStore(database).ownedBy,
    comments: createCommentStore(database).ownedBy,
    likes: createLikeStore(database).ownedBy,
  };
}
