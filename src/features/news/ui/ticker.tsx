import { useQuery } from "@tanstack/react-query";
import { cut } from "#/kernel/text.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { ArticleCard } from "../news.contract.ts";
import { tickerHref } from "../logic/article-address.ts";
import { Age } from "./age.tsx";
import { tickerQuery } from "./news.queries.ts";

const SHOWN = 8;
const TITLE_LENGTH = 60;

/** The latest articles as a strip that scrolls by, twice in a row so that it has no end. Nothing without articles. */
export function Ticker() {
  const { data } = useQuery(tickerQuery);
  const latest = data?.articles.slice(0, SHOWN) ?? [];
  if (latest.length === 0) return null;
  return (
    <aside
      aria-label="Trending"
      className="group h-8 overflow-hidden border-b border-line bg-paper text-small print:hidden"
    >
      <div className="flex h-full w-max items-center animate-ticker group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] motion-reduce:animate-none">
        <Strip articles={latest} />
        <Strip articles={latest} repeated />
      </div>
    </aside>
  );
}

function Strip({ articles, repeated = false }: { articles: ArticleCard[]; repeated?: boolean }) {
  return (
    <ul aria-hidden={repeated || undefined} className="flex shrink-0 items-center">
      {articles.map((article) => (
        <li key={article.id} className="shrink-0">
          <HrefLink
            href={tickerHref(article)}
            tabIndex={repeated ? -1 : undefined}
            className="flex h-8 items-center gap-2 px-4 -outline-offset-2 hover:text-brand"
          >
            <span className="text-label font-semibold text-brand">{article.category}</span>
            <span>{cut(article.title, TITLE_LENGTH)}</span>
            <span className="text-label text-muted">
              <Age at={article.publishedDate} always />
            </span>
          </HrefLink>
        </li>
      ))}
    </ul>
  );
}
