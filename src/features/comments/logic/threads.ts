type Said = {
  readonly id: string;
  readonly parentCommentId: string | null;
  readonly createdAt: string;
};

export type Thread<Comment> = { readonly first: Comment; readonly replies: readonly Comment[] };

/**
 * Comments as threads of one level: a reply to a reply stands in the thread of its first comment, replies in the order
 * of time. A reply whose thread is not among the comments at hand begins one of its own.
 */
export function threadsOf<Comment extends Said>(comments: readonly Comment[]): Thread<Comment>[] {
  const known = new Map(comments.map((comment) => [comment.id, comment]));
  const rootOf = (comment: Comment): Comment => {
    let root = comment;
    for (let steps = 0; steps < comments.length; steps++) {
      const parent = root.parentCommentId === null ? undefined : known.get(root.parentCommentId);
      if (!parent) return root;
      root = parent;
    }
    return root;
  };
  const threads = new Map<string, { first: Comment; replies: Comment[] }>();
  for (const comment of comments) {
    if (rootOf(comment).id === comment.id) threads.set(comment.id, { first: comment, replies: [] });
  }
  for (const comment of comments) {
    const root = rootOf(comment);
    if (root.id !== comment.id) threads.get(root.id)?.replies.push(comment);
  }
  return [...threads.values()].map(({ first, replies }) => ({
    first,
    replies: replies.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
  }));
}
