import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Heart from "lucide-react/icons/heart";
import { Button } from "#/design/button.tsx";
import { isSignedOut } from "#/platform/client/calls/call-error.ts";
import { requestSignIn, useSession } from "#/platform/client/session.ts";
import { firstLikeMutation, likeMutation, likesQuery } from "./likes.queries.ts";

/** Likes an article, or takes the like back. Who is not signed in is asked to, and has then liked it. */
export function LikeButton({ articleId }: { articleId: string }) {
  const session = useSession();
  const queryClient = useQueryClient();
  const personId = session.state === "signed-in" ? session.person.id : null;
  const likes = useQuery({
    ...likesQuery(articleId, personId),
    enabled: session.state !== "loading",
  });
  const mutation = useMutation(likeMutation(queryClient, articleId, personId));
  const first = useMutation(firstLikeMutation(queryClient, articleId));
  const { liked = false, count = 0 } = likes.data ?? {};

  const act = () => {
    if (personId === null) return requestSignIn(() => first.mutate());
    const again = () => (liked ? mutation.mutate(false) : first.mutate());
    mutation.mutate(!liked, { onError: (error) => isSignedOut(error) && requestSignIn(again) });
  };

  return (
    <Button aria-pressed={liked} disabled={session.state === "loading"} onClick={act}>
      <Heart className={liked ? "size-4 fill-current text-major" : "size-4"} />
      Like
      <span className="tabular-nums" aria-label={count === 1 ? "1 like" : `${count} likes`}>
        {count}
      </span>
    </Button>
  );
}
