import { Failure } from "#/kernel/failure.ts";
import { isUuid } from "#/kernel/uuid.ts";
import { personActing, type Caller } from "#/platform/http/caller.ts";
import { serve, type Policy, type Route } from "#/platform/http/serve.ts";
import * as contract from "../likes.contract.ts";
import { getLikes, like, unlike } from "../likes.endpoints.ts";
import type { LikeStore } from "./like.store.ts";

const SCHEMAS = { input: contract.LikedArticle, output: contract.Likes };
const OWN: Policy = { access: "signed-in", limit: { calls: 120, seconds: 60 } };

export function likeRoutes(likes: LikeStore): Route[] {
  const known = async (id: string) => {
    if (!isUuid(id) || !(await likes.hasArticle(id))) {
      throw new Failure("not-found", "There is no such article.");
    }
  };
  type Asked = { id: string; userId?: string | undefined };
  const change = async (work: LikeStore["add"], { id, userId }: Asked, caller: Caller) => {
    const person = personActing(caller, userId);
    await known(id);
    await work(id, person.id);
    return likes.of(id, person.id);
  };
  return [
    serve(getLikes, SCHEMAS, { access: "anyone" }, async ({ id }, { person }) => {
      await known(id);
      return likes.of(id, person?.id ?? null);
    }),
    serve(like, SCHEMAS, OWN, (asked, caller) => change(likes.add, asked, caller)),
    serve(unlike, SCHEMAS, OWN, (asked, caller) => change(likes.remove, asked, caller)),
  ];
}
