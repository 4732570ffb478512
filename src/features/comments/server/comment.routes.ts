import { Failure } from "#/kernel/failure.ts";
import { isUuid } from "#/kernel/uuid.ts";
import { personActing, type Person } from "#/platform/http/caller.ts";
import type { Limit } from "#/platform/http/limits/limits.ts";
import { serve, type Policy, type Route } from "#/platform/http/serve.ts";
import * as contract from "../comments.contract.ts";
import { addComment, changeComment, deleteComment, listComments } from "../comments.endpoints.ts";
import { ADDRESS_UNCONFIRMED } from "../comments.terms.ts";
import { createCommentStore, type CommentStore } from "./comment.store.ts";

const OWN: Policy = {
  access: "signed-in",
  limit: { calls: 60, seconds: 60 },
  failure: ({ details }) => details,
};
/** A hospital talks from one address; one person writes some comments a minute, and a script that floods is stopped early, wherever it calls from. */
const OF_ONE_PERSON: Limit = { calls: 30, seconds: 300, shared: true };
const WRITING: Policy = {
  ...OWN,
  status: 201,
  creates: "at once",
  limit: { calls: 300, seconds: 300, shared: true },
  limitOfPerson: OF_ONE_PERSON,
};

export function commentRoutes(comments: CommentStore): Route[] {
  const known = async (articleId: string, store = comments) => {
    if (!isUuid(articleId) || !(await store.hasArticle(articleId))) {
      throw new Failure("not-found", "There is no such article.");
    }
  };
  return [
    serve(
      listComments,
      { input: contract.CommentQuery, output: contract.CommentPage },
      { access: "anyone" },
      async ({ id, ...page }, { person }) => {
        await known(id);
        return comments.list(id, person?.id ?? null, page);
      },
    ),
    serve(
      addComment,
      { input: contract.NewComment, output: contract.Comment },
      WRITING,
      async ({ id: articleId, userId, content, parentCommentId }, caller) => {
        const person = personActing(caller, userId);
        const store = caller.transaction ? createCommentStore(caller.transaction) : comments;
        await known(articleId, store);
        await mayWrite(store, person);
        const parent = parentCommentId ?? null;
        if (parent !== null) await mustBelong(store, parent, articleId, person.id);
        const draft = { articleId, userId: person.id, content, parentCommentId: parent };
        return (await store.add(draft)) ?? gone();
      },
    ),
    serve(
      changeComment,
      { input: contract.CommentChange, output: contract.Comment },
      OWN,
      async ({ id, userId, content }, caller) => {
        const person = personActing(caller, userId);
        await mayWrite(comments, person);
        return (isUuid(id) && (await comments.change(id, person.id, content))) || gone();
      },
    ),
    serve(
      deleteComment,
      { input: contract.CommentId, output: contract.Deleted },
      OWN,
      async ({ id, userId }, caller) => {
        const person = personActing(caller, userId);
        if (!isUuid(id) || !(await comments.remove(id, person.id))) gone();
        return { success: true };
      },
    ),
  ];
}

async function mayWrite(comments: CommentStore, { id }: Person): Promise<void> {
  if (!(await comments.mayWrite(id))) throw unconfirmed();
}

function unconfirmed(): Failure {
  const message =
    "Confirm your e-mail address first, by the link that we sent to it. Until then nothing is published in your name.";
  return new Failure("forbidden", message, { details: { reason: ADDRESS_UNCONFIRMED } });
}

function gone(): never {
  throw new Failure("not-found", "There is no such comment of yours.");
}

/** A reply answers a comment on the same article that its author can see. */
async function mustBelong(
  comments: CommentStore,
  parentId: string,
  articleId: string,
  viewerId: string,
): Promise<void> {
  const parent = isUuid(parentId) ? await comments.visible(parentId, viewerId) : null;
  if (parent?.articleId === articleId) return;
  const message = "There is no such comment on this article.";
  throw new Failure("invalid-input", message, { fields: [{ field: "parentCommentId", message }] });
}
