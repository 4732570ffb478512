import { useQuery } from "@tanstack/react-query";
import { Card } from "#/design/card.tsx";
import { thousands } from "#/kernel/thousands.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { NewsAddress } from "./news-address.ts";
import { articleHref } from "../logic/article-address.ts";
import { ArticleAge } from "./age.tsx";
import { headlinesQuery, newsCategoriesQuery } from "./news.queries.ts";

const LATEST = 5;
const CATEGORIES = 6;
const LINE = "flex min-h-9 items-center hover:text-brand touch:min-h-11";

/** Beside the list: the first articles of all, and the specialties with most articles. */
export function NewsSidebar({ address }: { address: NewsAddress }) {
  const latest = useQuery(headlinesQuery);
  const categories = useQuery(newsCategoriesQuery);
  const feeds = [
    { href: feedHref(address, "feed.xml"), label: "RSS feed" },
    { href: feedHref(address, "atom.xml"), label: "Atom feed" },
  ];
  return (
    <aside className="grid content-start gap-4">
      {latest.data !== undefined && (
        <Card aria-labelledby="latest">
          <h2 id="latest" className="caps mb-2 text-muted">
            LATEST
          </h2>
          <ol className="grid gap-3">
            {latest.data.slice(0, LATEST).map((article) => (
              <li key={article.id}>
                <HrefLink
                  href={articleHref(article)}
                  className="line-clamp-4 font-medium hover:text-brand"
                >
                  {article.title}
                </HrefLink>
                <p className="text-label text-muted">
                  {article.source} <span aria-hidden="true">/</span> <ArticleAge of={article} />
                </p>
              </li>
            ))}
          </ol>
        </Card>
      )}
      {categories.data !== undefined && (
        <Card aria-labelledby="specialties">
          <h2 id="specialties" className="caps mb-1 text-muted">
            Browse by Specialty
          </h2>
          <ul>
            {categories.data.categories.slice(0, CATEGORIES).map(({ name, slug, count }) => (
              <li key={slug}>
                <HrefLink
                  href={`/news?category=${slug}`}
                  className="flex min-h-9 items-center justify-between gap-3 hover:text-brand touch:min-h-11"
                >
                  {name}
                  <span className="text-small text-muted tabular-nums">{thousands(count)}</span>
                </HrefLink>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card aria-labelledby="feeds">
        <h2 id="feeds" className="caps mb-1 text-muted">
          Sources and feeds
        </h2>
        <ul>
          <li>
            <HrefLink href="/news/sources" className={LINE}>
              News sources
            </HrefLink>
          </li>
          {feeds.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className={LINE}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  );
}

/** The feed of what the list shows: of a specialty, a source, a search, or all of them. */
function feedHref({ category, search, source }: NewsAddress, file: string): string {
  const folder = category ? `/news/${encodeURIComponent(category)}` : "/news";
  const query = new URLSearchParams({ ...(search && { search }), ...(source && { source }) });
  return `${folder}/${file}${query.size > 0 ? `?${query}` : ""}`;
}
