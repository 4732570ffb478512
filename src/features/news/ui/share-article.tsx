import { SharePage } from "#/design/share-page.tsx";
import { articleHref } from "../logic/article-address.ts";
import type { Article } from "../news.contract.ts";

/** Shares and prints an article. */
export function ShareArticle({ article }: { article: Article }) {
  return <SharePage title={article.title} path={articleHref(article)} />;
}
