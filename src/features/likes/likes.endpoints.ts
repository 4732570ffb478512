import { endpoint } from "#/kernel/endpoint.ts";
import type { LikedArticle, Likes } from "./likes.contract.ts";

const PATH = "/api/news/{id}/likes";

export const getLikes = endpoint<typeof LikedArticle, typeof Likes>("GET", PATH);
export const like = endpoint<typeof LikedArticle, typeof Likes>("POST", PATH);
export const unlike = endpoint<typeof LikedArticle, typeof Likes>("DELETE", PATH);
