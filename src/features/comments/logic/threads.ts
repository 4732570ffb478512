type Said = {
  readonly id: string;
  readonly parentCommentId: string | null;
  readonly createdAt: string;
};

export type Thread<Comment> = {
  /** Of its first comment. */
  readonly id: string;
  /** Null where it is not among the comments at hand: on a later page, deleted or hidden. */
  readonly first: Comment | null;
  readonly replies: readonly Comment[];
};

/**
 * Comments, given the newest first, as threads of one level: a reply to a reply stands in the thread of its first comment,
 * replies in the order of time. The thread that was last added to comes first, so that comments of a later page, which are
 * older, move none that is there.
 */
export function threadsOf<Comment extends Said>(comments: readonly Comment[]): Thread<Comment>[] {
  const known = new Map(comments.map((comment) => [comment.id, comment]));
  const rootOf = (comment: Comment): string => {
    let root = comment;
    for (let steps = 0; steps < comments.length; steps++) {
      if (root.parentCommentId === null) break;
      const parent = known.get(root.parentCommentId);
      if (!parent) return root.parentCommentId;
      root = parent;
    }
    return root.id;
  };
  const threads = new Map<string, Comment[]>();
  for (const comment of comments) {
    const root = rootOf(comment);
    threads.set(root, [...(threads.get(root) ?? []), comment]);
  }
  return [...threads].map(([id, said]) => ({
    id,
    first: said.find((comment) => comment.id === id) ?? null,
    replies: said
      .filter((comment) => comment.id !== id)
      .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
  }));
}
