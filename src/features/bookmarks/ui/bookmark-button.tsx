import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import BookmarkIcon from "lucide-react/icons/bookmark";
import { Button } from "#/design/button.tsx";
import { classNames } from "#/design/class-names.ts";
import { isSignedOut } from "#/platform/client/calls/call-error.ts";
import { requestSignIn, useSession } from "#/platform/client/session.ts";
import { bookmarkStateQuery, setBookmarkMutation } from "./bookmarks.queries.ts";

/** Keeps an article. Its width is the same in every state, and it shows none before it is known. */
export function BookmarkButton({ articleId }: { articleId: string }) {
  const session = useSession();
  const signedIn = session.state === "signed-in";
  const state = useQuery({ ...bookmarkStateQuery(articleId), enabled: signedIn });
  const set = useMutation(setBookmarkMutation(useQueryClient(), articleId));
  const known = session.state === "signed-out" || state.isSuccess || state.isError;
  const bookmarked = signedIn && state.data === true;

  function press() {
    if (!signedIn) return requestSignIn(() => set.mutate(true));
    const wanted = !bookmarked;
    set.mutate(wanted, {
      onError: (error) => isSignedOut(error) && requestSignIn(() => set.mutate(wanted)),
    });
  }

  return (
    <Button
      aria-pressed={bookmarked}
      aria-label={known ? undefined : "Bookmark"}
      disabled={!known || set.isPending}
      onClick={press}
      className="min-w-34"
    >
      <span className={classNames("inline-flex items-center gap-2", !known && "invisible")}>
        <BookmarkIcon className={bookmarked ? "size-4 fill-current" : "size-4"} />
        {bookmarked ? "Bookmarked" : "Bookmark"}
      </span>
    </Button>
  );
}
