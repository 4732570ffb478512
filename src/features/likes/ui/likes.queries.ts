import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { toast } from "#/design/overlays/toast.ts";
import { isSignedOut, wordsFor } from "#/platform/client/calls/call-error.ts";
import { call } from "#/platform/client/calls/call.ts";
import type { Likes } from "../likes.contract.ts";
import { getLikes, like, unlike } from "../likes.endpoints.ts";

/** @param personId whose likes; another person's answer is another answer. */
export function likesQuery(articleId: string, personId: string | null) {
  return queryOptions({
    queryKey: ["/api/news", articleId, "likes", personId],
    queryFn: ({ signal }) => call(getLikes, { id: articleId }, { signal }),
    meta: { personal: personId !== null },
  });
}

/** Likes for who has just signed in, whose own answer may still be on its way from before the like. */
export function firstLikeMutation(queryClient: QueryClient, articleId: string) {
  const likes = { queryKey: ["/api/news", articleId, "likes"] };
  return mutationOptions({
    mutationKey: ["like", articleId],
    mutationFn: () => call(like, { id: articleId }),
    onError: notSaved,
    onSettled: async () => {
      await queryClient.cancelQueries(likes);
      await queryClient.invalidateQueries(likes);
    },
  });
}

/** The count changes at once, and back where the server refuses. */
export function likeMutation(queryClient: QueryClient, articleId: string, personId: string | null) {
  const { queryKey } = likesQuery(articleId, personId);
  return mutationOptions({
    mutationKey: ["like", articleId],
    mutationFn: (wanted: boolean) => call(wanted ? like : unlike, { id: articleId }),
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before) queryClient.setQueryData(queryKey, changed(before, wanted));
      return { before };
    },
    onError: (error, _, context) => {
      queryClient.setQueryData(queryKey, context?.before);
      notSaved(error);
    },
    onSuccess: (likes) => queryClient.setQueryData(queryKey, likes),
  });
}

function changed({ liked, count }: Likes, wanted: boolean): Likes {
  return { liked: wanted, count: count + Number(wanted) - Number(liked) };
}

function notSaved(error: Error): void {
  if (isSignedOut(error)) return;
  toast({
    title: "Error",
    description: wordsFor(error, "Your like was not saved. Please try again."),
    variant: "destructive",
  });
}
