import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { classNames } from "#/design/class-names.ts";
import { cut } from "#/kernel/text.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { tickerHref } from "../logic/article-address.ts";
import { ArticleAge } from "./age.tsx";
import { headlinesQuery, type Headline } from "./news.queries.ts";

const TITLE_LENGTH = 60;
/** What is older is no news: the strip says that it is an archive. */
const ARCHIVE_MS = 30 * 86_400_000;

/**
 * The latest articles as a strip that scrolls by, twice in a row so that it has no end. Nothing without articles.
 * It stops under the pointer or the focus, and for a finger, which has neither, at its button (WCAG 2.2.2).
 */
export function Ticker() {
  const { data: latest = [], dataUpdatedAt } = useQuery(headlinesQuery);
  const [paused, setPaused] = useState(false);
  // The second round belongs to the movement alone: it is drawn when the page has nothing more urgent to do.
  const moves = useDeferredValue(true, false);
  if (latest.length === 0) return null;
  const isArchive = latest.every(
    ({ publishedDate }) => Date.parse(publishedDate) < dataUpdatedAt - ARCHIVE_MS,
  );
  return (
    <aside
      aria-label="Trending"
      className="group flex h-8 border-b border-line bg-paper text-small print:hidden"
    >
      {isArchive && (
        <span className="flex items-center border-r border-line px-3 text-label font-semibold text-muted">
          Archive
        </span>
      )}
      {/* What does not move by itself is moved by hand. */}
      <div className="min-w-0 flex-1 overflow-hidden motion-reduce:overflow-x-auto motion-reduce:[scrollbar-width:none]">
        <div
          className={classNames(
            "flex h-full w-max items-center group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] motion-reduce:animate-none",
            moves && "animate-ticker",
            paused && "[animation-play-state:paused]",
          )}
        >
          <Strip articles={latest} toldAt={dataUpdatedAt} />
          {moves && <Strip articles={latest} toldAt={dataUpdatedAt} repeated />}
        </div>
      </div>
      <button
        type="button"
        aria-pressed={paused}
        aria-label="Pause the latest news"
        className="grid w-8 shrink-0 place-items-center border-l border-line text-muted -outline-offset-2 hover:text-ink motion-reduce:hidden"
        onClick={() => setPaused(!paused)}
      >
        {/* Two bars while it moves, a triangle while it stands. */}
        <span
          className={paused ? "border-y-5 border-l-8 border-y-transparent" : "h-3 w-2.5 border-x-3"}
        />
      </button>
    </aside>
  );
}

function Strip({
  articles,
  toldAt,
  repeated = false,
}: {
  articles: readonly Headline[];
  /** Every time that they are told anew, also where they are the same, they have grown older. */
  toldAt: number;
  repeated?: boolean;
}) {
  return (
    <ul
      aria-hidden={repeated || undefined}
      className={classNames("flex shrink-0 items-center", repeated && "motion-reduce:hidden")}
    >
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
              <ArticleAge key={toldAt} of={article} always />
            </span>
          </HrefLink>
        </li>
      ))}
    </ul>
  );
}
