import { Failure } from "#/kernel/failure.ts";
import { isUuid } from "#/kernel/uuid.ts";
import type { Document } from "#/platform/http/documents.ts";
import { PICTURE_WIDTHS } from "../logic/picture-address.ts";
import type { ArticleStore } from "./article.store.ts";
import type { Pictures } from "./pictures.ts";

const MONTH_SECONDS = 30 * 24 * 3600;

/** The pictures of articles from our own server: those that an article has, and no other address. */
export function pictureDocument(articles: ArticleStore, pictures: Pictures): Document {
  return {
    path: "/news-images/{id}/{size}/{version}",
    contentType: "image/webp",
    maxAgeSeconds: MONTH_SECONDS,
    body: async ({ params: { id = "", size = "" } }) => {
      const width = size === "small" || size === "large" ? PICTURE_WIDTHS[size] : undefined;
      const url = width && isUuid(id) ? await articles.imageOf(id) : null;
      const picture = width && url ? await pictures.get(url, width) : null;
      if (!picture) throw new Failure("not-found", "There is no such picture.");
      return picture;
    },
  };
}
